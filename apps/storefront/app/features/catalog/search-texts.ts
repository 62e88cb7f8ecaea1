import { cutText } from '@haat/domain';
import { MAX_SEARCH_LENGTH } from '@haat/domain/shopper';

/** The texts of the search results. */
export const SEARCH_RESULTS_TEXTS = {
  title: (text: string) => (text === '' ? 'Search' : `Search results for “${text}”`),
  description: (text: string) =>
    `${text === '' ? 'Search' : `“${text}” among`} the spices, biscuits, papads and crafts made by hand in the villages of Rajasthan.`,
  tooShort: 'Type at least two letters into the search above.',
  noneHint: 'Try another word, or look through everything.',
  all: 'See all products',
  goesInto: (text: string) => `No ${text} yet. What goes into it:`,
  more: (category: string) => `More ${category}`,
} as const;

/** Cuts a search text to the maximum length of a search; a URL can hold more. */
export function shortenSearch(text: string): string {
  const cut = cutText(text, MAX_SEARCH_LENGTH);
  return cut === text ? text : `${cut}…`;
}
