import { toImageUrl } from '../images.ts';
import { getField, parseEach, parseFirstText, parseId } from '../parse.ts';

/** What a product says of its category (spec §3). */
export type CategoryRef = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
};

/** A category as the screens show it (spec §3). */
export type CategoryView = CategoryRef & {
  /** URL of its picture, null when it has none. */
  readonly image: string | null;
};

/** How the header's dropdown asks for its categories (spec §7, §9). */
export const CATEGORY_DROPDOWN_QUERY = { page: 1, limit: 100, status: 'active' } as const;

/** The home page's category circles when the API gives none (spec §2). */
export const FALLBACK_CATEGORIES: readonly CategoryView[] = ['Spices', 'Biscuits', 'Papads'].map(
  (name) => ({ id: toCategorySlug(name), name, slug: toCategorySlug(name), image: null }),
);

/**
 * Reads the category of a product: `{ _id, slug, name }`. A missing slug is made from the name, a
 * missing name or id from the slug.
 *
 * @returns null when there is neither a name nor a slug
 */
export function parseCategoryRef(category: unknown): CategoryRef | null {
  const slug =
    parseFirstText(category, ['slug']) || toCategorySlug(parseFirstText(category, ['name']));
  if (slug === '') return null;
  return {
    id: parseId(getField(category, '_id') ?? getField(category, 'id')) ?? slug,
    name: parseFirstText(category, ['name']) || slug,
    slug,
  };
}

/**
 * Reads a category; the picture falls back from `image` to `image_url` and `imageUrl` (spec §3).
 *
 * @returns null when there is neither a name nor a slug
 */
export function parseCategory(category: unknown): CategoryView | null {
  const ref = parseCategoryRef(category);
  if (ref === null) return null;
  const image = toImageUrl(parseFirstText(category, ['image', 'image_url', 'imageUrl']));
  return { ...ref, image };
}

/** Reads a list of categories (`data`, or its `categories`), in order; broken ones are left out. */
export function parseCategories(categories: unknown): CategoryView[] {
  return parseEach(getField(categories, 'categories') ?? categories, parseCategory);
}

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
