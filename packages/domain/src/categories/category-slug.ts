/** The lower-cased name with spaces turned to hyphens (spec §2): 'Ready To Eat' is ready-to-eat. */
export function toCategorySlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/**
 * The category a slug of the URL means: the one whose name gives this slug (spec §2), else the one
 * that carries it as its own.
 *
 * @returns undefined when there is none: 'No such category'
 */
export function findCategoryBySlug<
  Category extends { readonly name: string; readonly slug?: string },
>(categories: readonly Category[], slug: string): Category | undefined {
  const wanted = toCategorySlug(slug);
  return (
    categories.find((category) => toCategorySlug(category.name) === wanted) ??
    categories.find((category) => category.slug === wanted)
  );
}
