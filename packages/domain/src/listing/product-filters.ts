import { LANGUAGE } from '#language';
import { parseOneOf } from '../parse.ts';
import { OCCASION_LABELS, OCCASIONS, type Occasion } from '../products/occasion.ts';
import { PRICE_RANGES, type PriceRange } from './price-range.ts';

/** The choices of the stock filter; both together list all products, as none does (product 2.9.1). */
export const AVAILABILITIES = ['in-stock', 'out-of-stock'] as const;

type Availability = (typeof AVAILABILITIES)[number];

const EN: Readonly<Record<Availability, string>> = {
  'in-stock': 'In Stock',
  'out-of-stock': 'Out of Stock',
};

const HI: typeof EN = { 'in-stock': 'स्टॉक में है', 'out-of-stock': 'अभी नहीं है' };

/** The choices of the stock filter as shoppers read them (product 2.9.1). */
export const AVAILABILITY_LABELS = LANGUAGE === 'hi' ? HI : EN;

/** The values of `sort` in the query of the product list, and in the URL of the listing. */
export const PRODUCT_SORTS = [
  'bestseller',
  'newest',
  'price-asc',
  'price-desc',
  'name',
  'discount',
  'rating',
] as const;

/** `bestseller` is by pieces sold; `discount` has the largest first, `rating` the best. */
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** The chosen filters of the listing (product 3.2.3); '' and empty lists stand for all. */
export type ProductFilters = {
  /** Trimmed. */
  readonly search: string;
  /** Slugs; a product of any of them is listed. */
  readonly categories: readonly string[];
  /** Both choices list the same products as none. */
  readonly availability: readonly Availability[];
  /** null for any price. */
  readonly price: PriceRange | null;
  /** null for any. */
  readonly occasion: Occasion | null;
  /** A whole name, in any case. */
  readonly brand: string;
  /** null for the list's own order. */
  readonly sort: ProductSort | null;
  /** From 1. */
  readonly page: number;
};

/** Page 1 of all products in the list's own order. */
export const NO_FILTERS: ProductFilters = {
  search: '',
  categories: [],
  availability: [],
  price: null,
  occasion: null,
  brand: '',
  sort: null,
  page: 1,
};

/** The part of URLSearchParams that is read. */
type SearchParams = {
  get(name: string): string | null;
  getAll(name: string): string[];
};

/** The distinct, non-empty words of a repeated or comma-separated parameter. */
function parseWords(params: SearchParams, name: string): string[] {
  const words = params.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))];
}

function parsePage(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(String(text)) ? Number(text) : 1;
}

/** Parses the query of the listing's URL, ignoring invalid values so that old links still open. */
export function parseProductFilters(params: SearchParams): ProductFilters {
  const ticked = parseWords(params, 'availability');
  return {
    search: (params.get('search') ?? '').trim(),
    categories: parseWords(params, 'category'),
    availability: AVAILABILITIES.filter((availability) => ticked.includes(availability)),
    price: parseOneOf(params.get('price'), PRICE_RANGES),
    occasion: parseOneOf(params.get('occasion'), OCCASIONS),
    brand: (params.get('brand') ?? '').trim(),
    sort: parseOneOf(params.get('sort'), PRODUCT_SORTS),
    page: parsePage(params.get('page')),
  };
}

function formatQuery(pairs: readonly (readonly [name: string, value: string])[]): string {
  return pairs
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
}

/** Formats filters as the query of the listing's URL, without '?'; parsing gives them back. */
export function formatProductFilters(filters: ProductFilters): string {
  return formatQuery([
    ['search', filters.search],
    ...filters.categories.map((slug) => ['category', slug] as const),
    ...filters.availability.map((availability) => ['availability', availability] as const),
    ['price', filters.price ?? ''],
    ['occasion', filters.occasion ?? ''],
    ['brand', filters.brand],
    ['sort', filters.sort ?? ''],
    ['page', filters.page === 1 ? '' : String(filters.page)],
  ]);
}

/**
 * Ticks a category, or unticks a ticked one, and goes back to page 1.
 *
 * @param slug of the category; whether there is one is not checked
 */
export function toggleCategory(filters: ProductFilters, slug: string): ProductFilters {
  const categories = filters.categories.includes(slug)
    ? filters.categories.filter((ticked) => ticked !== slug)
    : [...filters.categories, slug];
  return { ...filters, categories, page: 1 };
}

/** Ticks a choice of the stock filter, or unticks a ticked one, and goes back to page 1. */
export function toggleAvailability(filters: ProductFilters, toggled: Availability): ProductFilters {
  const availability = AVAILABILITIES.filter(
    (choice) => filters.availability.includes(choice) !== (choice === toggled),
  );
  return { ...filters, availability, page: 1 };
}

/** Chooses a price range, or leaves a chosen one, and goes back to page 1. */
export function togglePrice(filters: ProductFilters, price: PriceRange): ProductFilters {
  return { ...filters, price: filters.price === price ? null : price, page: 1 };
}

/** The order of a list without a chosen one: best match (null) for a search, else best sellers (product 2.9.3). */
export function defaultSort(filters: ProductFilters): ProductSort | null {
  return filters.search === '' ? 'bestseller' : null;
}

/** Sets the order, null for the list's own one, and goes back to page 1. */
export function changeSort(filters: ProductFilters, sort: ProductSort | null): ProductFilters {
  return { ...filters, sort, page: 1 };
}

/** Removes all filters and leaves the order. */
export function clearFilters(filters: ProductFilters): ProductFilters {
  return { ...NO_FILTERS, sort: filters.sort };
}

/** Removes all filters but the text of the search, leaves the order, and goes back to page 1. */
export function clearSearchFilters(filters: ProductFilters): ProductFilters {
  return { ...clearFilters(filters), search: filters.search };
}

/** Counts the ticked boxes of the listing's sidebar. */
export function countFilters(filters: ProductFilters): number {
  return filters.categories.length + filters.availability.length;
}

/** Tells whether a box is ticked or a price range chosen. */
export function isNarrowed(filters: ProductFilters): boolean {
  return countFilters(filters) > 0 || filters.price !== null;
}

/** The last results page for filters beyond it, else null; an empty list has page 1. */
export function toExistingPage(
  filters: ProductFilters,
  { totalPages }: { readonly totalPages: number },
): ProductFilters | null {
  const lastPage = Math.max(1, totalPages);
  return filters.page > lastPage ? { ...filters, page: lastPage } : null;
}

/** An applied filter above the grid (product 2.9.1). */
export type FilterChip = {
  /** Unique among the chips. */
  readonly key: string;
  /**
   * As shoppers read it: the name of a category (its slug where it is unknown), the text of a
   * search in quotation marks.
   */
  readonly label: string;
  /** The filters without this one, back on page 1. */
  readonly without: ProductFilters;
};

const SEARCH_CHIP = 'search';

/** Lists the applied filters but the price, which stays where it was chosen (product 2.9.1); an unknown category shows its slug. */
export function appliedFilterChips(
  filters: ProductFilters,
  categories: readonly { readonly slug: string; readonly name: string }[],
): FilterChip[] {
  const chips: FilterChip[] = filters.categories.map((slug) => ({
    key: `category:${slug}`,
    label: categories.find((category) => category.slug === slug)?.name ?? slug,
    without: toggleCategory(filters, slug),
  }));
  for (const availability of filters.availability) {
    chips.push({
      key: `availability:${availability}`,
      label: AVAILABILITY_LABELS[availability],
      without: toggleAvailability(filters, availability),
    });
  }
  if (filters.occasion !== null) {
    const label = OCCASION_LABELS[filters.occasion];
    chips.push({ key: 'occasion', label, without: { ...filters, occasion: null, page: 1 } });
  }
  if (filters.brand !== '') {
    chips.push({ key: 'brand', label: filters.brand, without: { ...filters, brand: '', page: 1 } });
  }
  if (filters.search !== '') {
    const label = `“${filters.search}”`;
    chips.push({ key: SEARCH_CHIP, label, without: { ...filters, search: '', page: 1 } });
  }
  return chips;
}

/** The chips of a search, whose text is in the page's title (product 2.2.1). */
export function searchChips(
  filters: ProductFilters,
  categories: readonly { readonly slug: string; readonly name: string }[],
): FilterChip[] {
  return appliedFilterChips(filters, categories).filter(({ key }) => key !== SEARCH_CHIP);
}
