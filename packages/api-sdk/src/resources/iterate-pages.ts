import type { CallOptions } from '../call-options.ts';

/** What every list tells of its pages; one without `pagination` is the only one. */
interface Page {
  readonly pagination?: { readonly hasNext: boolean } | undefined;
}

/** The most that a page of any list has. */
const LARGEST_PAGE = 100;

/**
 * The items of all pages; each page is loaded when the one before it is used up.
 *
 * @param itemsOf finds the items in a page
 * @throws the reason of the signal as soon as it is aborted, also within a page
 * @param query its `limit` is the size of a page
 */
export async function* iteratePages<List extends Page, Item, Query>(
  list: (query: Query & { readonly page: number }, options?: CallOptions) => Promise<List>,
  itemsOf: (list: List) => readonly Item[],
  query: Query,
  options?: CallOptions,
): AsyncGenerator<Item, void, undefined> {
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const loaded = await list({ limit: LARGEST_PAGE, ...query, page }, options);
    for (const item of itemsOf(loaded)) {
      options?.signal?.throwIfAborted();
      yield item;
    }
    hasNext = loaded.pagination?.hasNext ?? false;
  }
}
