import { LANGUAGE } from '#language';
import { toImageUrl } from '../images.ts';
import { getField, parseEach, parseFirstText, parseId, parseTextPair } from '../parse.ts';

export type CategoryRef = {
  /** The slug where the API sends none. */
  readonly id: string;
  /** The slug where the API sends none. */
  readonly name: string;
  /**
   * Part of the category's address, `/category/{slug}`; made of the name where the API sends none.
   */
  readonly slug: string;
};

/** A category as screens show it (product 3.2.1). */
export type CategoryView = CategoryRef & {
  /** URL; null without a picture. */
  readonly image: string | null;
};

/** The query of the header's dropdown (product 7.3.1, 9.2.3). */
export const CATEGORY_DROPDOWN_QUERY = { page: 1, limit: 100, status: 'active' } as const;

const EN = { spices: 'Spices', biscuits: 'Biscuits', papads: 'Papads' };
const HI: typeof EN = { spices: 'मसाले', biscuits: 'बिस्कुट', papads: 'पापड़' };

/** The home page's category circles if the API has none (product 2.6.1). */
export const FALLBACK_CATEGORIES: readonly CategoryView[] = Object.entries(
  LANGUAGE === 'hi' ? HI : EN,
).map(([slug, name]) => ({ id: slug, name, slug, image: null }));

/** Parses a product's category from its name or its slug; null without both. */
export function parseCategoryRef(category: unknown): CategoryRef | null {
  const slug =
    parseFirstText(category, ['slug']) || toCategorySlug(parseFirstText(category, ['name']));
  if (slug === '') return null;
  return {
    id: parseId(getField(category, '_id') ?? getField(category, 'id')) ?? slug,
    name: parseTextPair(category, 'name') || slug,
    slug,
  };
}

/** Parses a category; its picture is `image`, `image_url` or `imageUrl` (product 3.2.1). */
export function parseCategory(category: unknown): CategoryView | null {
  const ref = parseCategoryRef(category);
  if (ref === null) return null;
  const image = toImageUrl(parseFirstText(category, ['image', 'image_url', 'imageUrl']));
  return { ...ref, image };
}

/** Parses a list of categories (`data`, or its `categories`); one without slug and name is left out. */
export function parseCategories(categories: unknown): CategoryView[] {
  return parseEach(getField(categories, 'categories') ?? categories, parseCategory);
}

/** The lower-cased name with hyphens for spaces (product 2.8.2): 'Ready To Eat' is ready-to-eat. */
export function toCategorySlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** Finds the category whose name gives this slug (product 2.8.2), else the one with this `slug`. */
export function findCategoryBySlug<
  Category extends { readonly name: string; readonly slug?: string },
>(categories: readonly Category[], slug: string): Category | undefined {
  const wanted = toCategorySlug(slug);
  return (
    categories.find((category) => toCategorySlug(category.name) === wanted) ??
    categories.find((category) => category.slug === wanted)
  );
}
