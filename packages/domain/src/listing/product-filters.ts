import { parseOneOf } from '../parse.ts';

/** The availability choices of the listing's sidebar (spec §2). */
export const AVAILABILITIES = ['in-stock', 'out-of-stock'] as const;

/** One of {@link AVAILABILITIES}. */
type Availability = (typeof AVAILABILITIES)[number];

/** The texts of the availability choices (spec §2). */
export const AVAILABILITY_LABELS: Readonly<Record<Availability, string>> = {
  'in-stock': 'In Stock',
  'out-of-stock': 'Out of Stock',
};

/** The orders a product list can be in. */
export const PRODUCT_SORTS = [
  'bestseller',
  'newest',
  'price-asc',
  'price-desc',
  'name',
  'discount',
  'rating',
] as const;

/** One of {@link PRODUCT_SORTS}. */
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What the product listing shows (spec §3). */
export type ProductFilters = {
  /** '' for all. */
  readonly search: string;
  /** Slugs of the ticked categories; none ticked means all. */
  readonly categories: readonly string[];
  /** Ticked availability; none or both mean all. */
  readonly availability: readonly Availability[];
  /** '' for all. */
  readonly brand: string;
  /** null for the shop's own order. */
  readonly sort: ProductSort | null;
  /** Counted from 1 (spec §3: default 1). */
  readonly page: number;
};

/** The listing before anything is chosen. */
export const NO_FILTERS: ProductFilters = {
  search: '',
  categories: [],
  availability: [],
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
function readWords(params: SearchParams, name: string): string[] {
  const words = params.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))];
}

/** A page number of the URL: a whole number from 1, else 1. */
function parsePage(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(String(text)) ? Number(text) : 1;
}

/**
 * Reads the filters out of the query of the listing's URL. What is not understood is left out, so
 * that an old or mangled link still opens the listing.
 */
export function parseProductFilters(params: SearchParams): ProductFilters {
  const ticked = readWords(params, 'availability');
  return {
    search: (params.get('search') ?? '').trim(),
    categories: readWords(params, 'category'),
    availability: AVAILABILITIES.filter((availability) => ticked.includes(availability)),
    brand: (params.get('brand') ?? '').trim(),
    sort: parseOneOf(params.get('sort'), PRODUCT_SORTS),
    page: parsePage(params.get('page')),
  };
}

/** Writes a query without its '?'; empty values are left out. */
function writeQuery(pairs: readonly (readonly [name: string, value: string])[]): string {
  return pairs
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
}

/**
 * The query of the listing's URL for these filters, without the '?', '' for none. The same filters
 * always give the same text; reading it back gives the same filters.
 */
export function writeProductFilters(filters: ProductFilters): string {
  return writeQuery([
    ['search', filters.search],
    ...filters.categories.map((slug) => ['category', slug] as const),
    ...filters.availability.map((availability) => ['availability', availability] as const),
    ['brand', filters.brand],
    ['sort', filters.sort ?? ''],
    ['page', filters.page === 1 ? '' : String(filters.page)],
  ]);
}

/** The filters with one category ticked or unticked, back on page 1. */
export function toggleCategory(filters: ProductFilters, slug: string): ProductFilters {
  const categories = filters.categories.includes(slug)
    ? filters.categories.filter((ticked) => ticked !== slug)
    : [...filters.categories, slug];
  return { ...filters, categories, page: 1 };
}

/** The filters with one availability ticked or unticked, back on page 1. */
export function toggleAvailability(filters: ProductFilters, toggled: Availability): ProductFilters {
  const availability = AVAILABILITIES.filter(
    (choice) => filters.availability.includes(choice) !== (choice === toggled),
  );
  return { ...filters, availability, page: 1 };
}

/**
 * The order a list is in while none is chosen: null, its best matches first, for a search; for any
 * other list its newest products.
 */
export function ownSort(filters: ProductFilters): ProductSort | null {
  return filters.search === '' ? 'newest' : null;
}

/** The filters with the products in another order, back on page 1; null is the shop's own order. */
export function changeSort(filters: ProductFilters, sort: ProductSort | null): ProductFilters {
  return { ...filters, sort, page: 1 };
}

/** The filters with none applied, in the same order of products, back on page 1. */
export function clearFilters(filters: ProductFilters): ProductFilters {
  return { ...NO_FILTERS, sort: filters.sort };
}

/** The filters of a search with none applied but the search itself. */
export function clearSearchFilters(filters: ProductFilters): ProductFilters {
  return { ...clearFilters(filters), search: filters.search };
}

/** How many boxes of the listing's sidebar are ticked. */
export function countFilters(filters: ProductFilters): number {
  return filters.categories.length + filters.availability.length;
}

/**
 * The last page there is, for an address that asks for one beyond it (an old link, a product sold
 * out since); null when the page exists. An empty list still has page 1, to say that it is empty.
 */
export function toExistingPage(
  filters: ProductFilters,
  { totalPages }: { readonly totalPages: number },
): ProductFilters | null {
  const lastPage = Math.max(1, totalPages);
  return filters.page > lastPage ? { ...filters, page: lastPage } : null;
}

/** A chip above the grid: one applied filter, and the filters once it is taken away (spec §2). */
export type FilterChip = {
  /** Distinct among the chips. */
  readonly key: string;
  readonly label: string;
  /** The filters without this one, back on page 1. */
  readonly without: ProductFilters;
};

const SEARCH_CHIP = 'search';

/**
 * The applied-filter chips (spec §2): categories, then availability, brand and search.
 *
 * @param categories for the names; a slug that is not among them is shown as it is
 */
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
  if (filters.brand !== '') {
    chips.push({ key: 'brand', label: filters.brand, without: { ...filters, brand: '', page: 1 } });
  }
  if (filters.search !== '') {
    const label = `“${filters.search}”`;
    chips.push({ key: SEARCH_CHIP, label, without: { ...filters, search: '', page: 1 } });
  }
  return chips;
}

/** The chips of a search's results: all but the search itself, which their title says (spec §2). */
export function searchChips(
  filters: ProductFilters,
  categories: readonly { readonly slug: string; readonly name: string }[],
): FilterChip[] {
  return appliedFilterChips(filters, categories).filter(({ key }) => key !== SEARCH_CHIP);
}
