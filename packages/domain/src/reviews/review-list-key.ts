/** What a list of a product's reviews is asked with (spec §7). */
export type ReviewListQuery = {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

/**
 * The name under which a product's list of reviews is kept; null when it is asked for by pages and
 * is not kept (spec §4).
 */
export function reviewListKey(productId: string, query: ReviewListQuery = {}): string | null {
  return query.page === undefined && query.limit === undefined ? productId : null;
}
