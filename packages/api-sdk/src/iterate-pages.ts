/** One page of a list; without `pagination` the only one. */
interface Page<Item> {
  readonly items: readonly Item[];
  readonly pagination?: { readonly hasNext: boolean } | undefined;
}

/** The items of all pages; each page is loaded when the one before it is used up. */
export async function* iteratePages<Item>(
  loadPage: (page: number) => Promise<Page<Item>>,
): AsyncGenerator<Item, void> {
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const { items, pagination } = await loadPage(page);
    yield* items;
    hasNext = pagination?.hasNext ?? false;
  }
}
