/** The fewest characters a search needs (spec §5, §9). */
export const MIN_SEARCH_LENGTH = 2;

/** The most characters of a search that the API takes. */
export const MAX_SEARCH_LENGTH = 100;

/**
 * The text to search for: trimmed, or null when it is under 2 characters: then results are cleared
 * and no request is made (spec §5). Characters are counted as a reader would, so that one emoji or
 * one Devanagari letter outside the basic plane is one.
 */
export function toSearchText(typed: string): string | null {
  const text = typed.trim();
  return [...text].length < MIN_SEARCH_LENGTH ? null : text;
}

/**
 * The path of the search results screen: /products?search=… (spec §2).
 *
 * @param category slug of the category to search in; '' for all
 */
export function searchPath(text: string, category = ''): string {
  const query = `search=${encodeURIComponent(text.trim().toWellFormed())}`;
  return `/products?${query}${category && `&category=${encodeURIComponent(category.toWellFormed())}`}`;
}
