import { MIN_SEARCH_LENGTH } from '@haat/domain';
import { toTextKey } from '../platform/security/text-keys.ts';

/** A search looks for this many words at most; of more, the longest say the most. */
const MAX_TERMS = 6;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text in the form in which they are compared (NFKC, lower case), each once. */
export function toWords(text: string): string[] {
  return Array.from(new Set(toTextKey(text).match(WORD)));
}

/**
 * The beginnings of words that a product must have to be found. Words under 2 characters are passed
 * over, like searches under 2 characters (spec §5): half of the shop has a word with this beginning.
 * So is a word that another one begins with, because the longer one says more.
 */
export function toSearchTerms(search: string): string[] {
  const words = toWords(search).filter((word) => Array.from(word).length >= MIN_SEARCH_LENGTH);
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_TERMS);
}
