/** One page of a list. */
interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasNext: boolean;
}

/** The items of all pages; each page is loaded when the one before it is used up. */
export async function* iteratePages<Item>(
  loadPage: (page: number) => Promise<Page<Item>>,
): AsyncGenerator<Item, void> {
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const loaded = await loadPage(page);
    yield* loaded.items;
    hasNext = loaded.hasNext;
  }
}
