export { ALIKE_LETTERS, toPlainLetters } from './search/hindi-letters.ts';
export { markMatches } from './search/mark-matches.ts';
export { findNamedMakers } from './search/named-makers.ts';
export { toPhoneticKey } from './search/phonetic-key.ts';
export { type PriceWords, readPriceWords } from './search/price-words.ts';
export {
  DESCRIPTION_MARK,
  KEY_MARK,
  type ProductTerm,
  SEARCH_RULES,
  toProductTerms,
} from './search/product-terms.ts';
export { readSearch, type SearchQuestion, type SearchReading } from './search/read-search.ts';
export { getRelevance } from './search/relevance.ts';
export { isForSlips, MAX_SIMILAR, toSlipForms } from './search/slips.ts';
export { createTermIndex, type TermIndex } from './search/term-index.ts';
export {
  isForDish,
  type TermRange,
  toOccasionRange,
  toWordRanges,
  type WordRanges,
} from './search/term-ranges.ts';
export { toUnfoundSearch } from './search/unfound-search.ts';
