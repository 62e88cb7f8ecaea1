import { cutText, LANGUAGE } from '@haat/domain';
import { MAX_SEARCH_LENGTH } from '@haat/domain/shopper';

const EN = {
  title: (text: string) => (text === '' ? 'Search' : `Search results for “${text}”`),
  description: (text: string) =>
    `${text === '' ? 'Search' : `“${text}” among`} the spices, biscuits, papads and crafts made by hand in the villages of Rajasthan.`,
  tooShort: 'Type at least two letters into the search above.',
  noneHint: 'Try another word, or look through everything.',
  all: 'See all products',
  goesInto: (text: string) => `No ${text} yet. What goes into it:`,
  more: (category: string) => `More ${category}`,
};

const HI: typeof EN = {
  title: (text: string) => (text === '' ? 'खोज' : `“${text}” की खोज`),
  description: (text: string) =>
    text === ''
      ? 'राजस्थान के गाँवों में हाथ से बने मसाले, बिस्कुट, पापड़ और दस्तकारी में खोजें।'
      : `राजस्थान के गाँवों में हाथ से बने मसाले, बिस्कुट, पापड़ और दस्तकारी में “${text}”।`,
  tooShort: 'ऊपर खोज में कम से कम दो अक्षर लिखें।',
  noneHint: 'कोई और शब्द लिखकर देखें, या सब सामान देखें।',
  all: 'सब सामान देखें',
  goesInto: (text: string) => `“${text}” अभी नहीं है। इसमें जो पड़ता है, वह यह है:`,
  more: (category: string) => `${category}: और सामान`,
};

/** The texts of the search results. */
export const SEARCH_RESULTS_TEXTS = LANGUAGE === 'hi' ? HI : EN;

/** Cuts a search text to the maximum length of a search; a URL can hold more. */
export function shortenSearch(text: string): string {
  const cut = cutText(text, MAX_SEARCH_LENGTH);
  return cut === text ? text : `${cut}…`;
}
