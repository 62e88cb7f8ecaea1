import { toNameKey } from '../text/name-key.ts';

const MAX_LENGTH = 60;

/** A mail address, or a number as long as a telephone's or a PIN code. */
const PERSONAL = /@|\p{N}(?:[\s-]?\p{N}){5}/u;

/**
 * The form in which a search without a result is counted for the desk (product 10.2.11): spellings that
 * look the same are one.
 *
 * @returns null for what is not kept: long texts, and what may be about a person
 */
export function toUnfoundSearch(search: string): string | null {
  const words = toNameKey(search);
  return words === '' || words.length > MAX_LENGTH || PERSONAL.test(words) ? null : words;
}
