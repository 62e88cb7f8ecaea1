import { MIN_SEARCH_LENGTH } from '@haat/domain';
import { toTextKey } from '../platform/security/text-keys.ts';

/** Limit of words in a search; the longest are used, because they are the most selective. */
const MAX_TERMS = 6;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Lists the different words of a text, normalised for comparison (NFKC, lower case). */
export function toWords(text: string): string[] {
  return Array.from(new Set(toTextKey(text).match(WORD)));
}

/**
 * Lists the beginnings of words that a product must have to be found. Words under 2 characters are
 * left out, like searches under 2 characters (product 5.1.1), because half of the products match
 * them. A word that is the beginning of another one is left out too, because the longer word is
 * more selective.
 */
export function toSearchTerms(search: string): string[] {
  const words = toWords(search).filter((word) => Array.from(word).length >= MIN_SEARCH_LENGTH);
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_TERMS);
}
