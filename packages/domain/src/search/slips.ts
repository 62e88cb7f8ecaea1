import { countSlips } from './edit-distance.ts';
import { toPhoneticKey } from './phonetic-key.ts';

/** Letters of a key in which slips are looked for; later ones are only compared. */
const WINDOW = 6;
/** Slips that a key of the shop may have, by its length from this number of letters on. */
const SLIPS_BY_LENGTH = [
  [7, 2],
  [4, 1],
] as const;
/** From this length on a typed text may be the beginning of a word with a slip, in letters. */
const MIN_BEGINNING = 6;
/** Up to this length only vowels may be wrong, in letters. */
const MAX_VOWEL_SLIPS = 4;
/** Limit of the shop's words that are looked at for each form of a typed word, by the alphabet. */
export const MAX_SIMILAR = 50;
/** Limit of words that are compared further. */
const MAX_NEAREST = 10;

/** Number of slips that are forgiven in a word with this phonetic key (product 5.1.4). */
export function forgivenSlips(key: string): number {
  return SLIPS_BY_LENGTH.find(([length]) => key.length >= length)?.[1] ?? 0;
}

/** Whether slips are forgiven for a term: one in Latin letters, long enough (product 5.1.4). */
export function isForSlips(term: string): boolean {
  return /^[a-z]+$/.test(term) && forgivenSlips(toPhoneticKey(term)) > 0;
}

/**
 * Lists the forms by which a word is found in spite of slips: the first letters of its key, and what
 * is left of them without one letter and without two. Two words that differ by the forgiven slips
 * have a form in common. The first letter is never left out.
 *
 * @returns nothing for a word whose key is too short for slips
 */
export function toSlipForms(word: string): string[] {
  const key = toPhoneticKey(word);
  if (key.length < 3 || word.length < 4) return [];
  const forms = new Set([key.slice(0, WINDOW)]);
  for (let round = 0; round < 2; round += 1) {
    for (const form of Array.from(forms)) {
      for (let index = 1; index < form.length && form.length > 3; index += 1) {
        forms.add(form.slice(0, index) + form.slice(index + 1));
      }
    }
  }
  return Array.from(forms).sort();
}

/** A word of the shop that is like a typed one. */
export interface NearWord {
  readonly word: string;
  readonly key: string;
  readonly slips: number;
}

/**
 * Picks the words of the shop that a typed word was meant to be: those within the forgiven slips, the
 * fewest slips first, then whole words before beginnings, then the likest as they are written, then
 * the shortest, by the alphabet.
 */
export function pickNearest(typed: string, words: readonly string[]): NearWord[] {
  const typedKey = toPhoneticKey(typed);
  return words
    .flatMap((word) => {
      const key = toPhoneticKey(word);
      const slips = countSlipsOfKey(typedKey, key);
      if (slips === undefined) return [];
      return { word, key, slips, letters: countSlips(typed, word, typed.length + word.length) };
    })
    .sort(
      (a, b) =>
        a.slips - b.slips ||
        a.letters - b.letters ||
        a.word.length - b.word.length ||
        (a.word < b.word ? -1 : 1),
    )
    .slice(0, MAX_NEAREST)
    .map(({ word, key, slips }) => ({ word, key, slips }));
}

/** The slips between a typed key and a word's; undefined when there are more than are forgiven. */
function countSlipsOfKey(typed: string, key: string): number | undefined {
  if (typed[0] !== key[0]) return undefined;
  const forgiven = forgivenSlips(key);
  const slips = countSlips(typed, key, forgiven);
  if (slips <= forgiven) {
    return key.length > MAX_VOWEL_SLIPS || dropVowels(typed) === dropVowels(key)
      ? slips
      : undefined;
  }
  if (typed.length < MIN_BEGINNING || key.length <= typed.length) return undefined;
  const ofBeginning = Math.min(
    ...[-1, 0, 1].map((more) => countSlips(typed, key.slice(0, typed.length + more), 1)),
  );
  // A beginning with a slip is less certain than a whole word with one.
  return ofBeginning <= 1 ? forgiven + 1 : undefined;
}

function dropVowels(key: string): string {
  return key.replace(/[aeiouy]/g, '');
}
