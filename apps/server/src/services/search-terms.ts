import { toTextKey } from '../security/text-keys.ts';

/** A search looks for this many words at most; of more, the longest say the most. */
const MAX_TERMS = 8;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text in the form in which they are compared (NFKC, lower case), each once. */
export function toWords(text: string): string[] {
  return Array.from(new Set(toTextKey(text).match(WORD)));
}

/**
 * The beginnings of words that a product must have to be found. A word that another one begins with
 * is left out, because the longer one says more: 'spi spice' looks for 'spice'.
 */
export function toSearchTerms(search: string): string[] {
  const words = toWords(search);
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_TERMS);
}
