/** One page of a list. */
interface PageOfList {
  readonly pagination: { readonly hasNext: boolean };
}

/**
 * Loads the pages of a list one after another, each when it is asked for:
 * `for await (const { products } of eachPage((page) => unwrap(api.GET('/products', { params: { query: { page } } }))))`.
 *
 * @param load loads a page by its number, which counts from 1
 * @throws what `load` rejects with
 */
export async function* eachPage<List extends PageOfList>(
  load: (page: number) => Promise<List>,
): AsyncGenerator<List, void, undefined> {
  for (let page = 1; ; page += 1) {
    const list = await load(page);
    yield list;
    if (!list.pagination.hasNext) return;
  }
}
