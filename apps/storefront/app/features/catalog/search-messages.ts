/** The texts of the search results page. */
export const SEARCH_MESSAGES = {
  title: (text: string) => (text === '' ? 'Search' : `Search results for “${text}”`),
  count: (total: number) => `${total} ${total === 1 ? 'product' : 'products'}`,
  tooShort: 'Type at least two letters into the search above.',
  none: 'No products found.',
  noneHint: 'Try another word, or look through everything.',
  all: 'See all products',
  failed: 'Failed to load products',
} as const;
