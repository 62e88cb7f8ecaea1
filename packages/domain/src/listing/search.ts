/** The fewest characters of a search, without the spaces at its ends (product 5.1.1). */
export const MIN_SEARCH_LENGTH = 2;

/** The most characters of a search that the API takes. */
export const MAX_SEARCH_LENGTH = 100;

/** The trimmed text, or null below 2 characters, counted as code points (product 5.1.1). */
export function toSearchText(typed: string): string | null {
  const text = typed.trim();
  return [...text].length < MIN_SEARCH_LENGTH ? null : text;
}

/** The path of the search results (product 2.4.2); '' as `category` stands for all. */
export function searchPath(text: string, category = ''): string {
  const query = `search=${encodeURIComponent(text.trim().toWellFormed())}`;
  return `/products?${query}${category && `&category=${encodeURIComponent(category.toWellFormed())}`}`;
}
