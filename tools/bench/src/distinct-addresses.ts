const SORTS = ['bestseller', 'newest', 'price-asc', 'price-desc', 'name', 'discount', 'rating'];
const AVAILABILITIES = ['', 'availability=in-stock', 'availability=out-of-stock'];

/**
 * Addresses of listings, each of another choice of categories, availability and order, written as the
 * shop itself writes them: no two are the same page.
 *
 * @param categories their slugs
 */
export function listListings(categories: readonly string[]): string[] {
  const choices = Array.from({ length: 2 ** categories.length - 1 }, (_, index) =>
    categories.filter((_category, position) => ((index + 1) >> position) % 2 === 1),
  );
  return choices.flatMap((chosen) =>
    AVAILABILITIES.flatMap((availability) =>
      SORTS.map((sort) => {
        const parts = [...chosen.map((slug) => `category=${slug}`), availability, `sort=${sort}`];
        return `/products-list?${parts.filter((part) => part !== '').join('&')}`;
      }),
    ),
  );
}

/**
 * URLs of searches for three words, no two the same.
 *
 * @param names of products
 * @param count how many at most
 */
export function listSearches(names: readonly string[], count: number): string[] {
  const words = Array.from(
    new Set(names.flatMap((name) => name.toLowerCase().match(/[a-z]{3,}/g) ?? [])),
  );
  const searches: string[] = [];
  for (const first of words) {
    for (const second of words) {
      for (const third of words) {
        if (searches.length === count) return searches;
        searches.push(`/api/v1/products?limit=20&search=${first}%20${second}%20${third}`);
      }
    }
  }
  return searches;
}
