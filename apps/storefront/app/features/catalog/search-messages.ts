/** The texts of the search results page that are its own. */
export const SEARCH_MESSAGES = {
  title: (text: string) => (text === '' ? 'Search' : `Search results for “${text}”`),
  tooShort: 'Type at least two letters into the search above.',
  noneHint: 'Try another word, or look through everything.',
  all: 'See all products',
} as const;
