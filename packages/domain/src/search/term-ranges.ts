import type { Occasion } from '../products/occasion.ts';
import { toPhoneticKey } from './phonetic-key.ts';
import { DESCRIPTION_MARK, DISH_MARK, KEY_MARK, OCCASION_MARK } from './product-terms.ts';

/** Points by which a term's weight is multiplied: how well it is what was typed (product 5.1.5). */
const POINTS = { written: 5, key: 3, beginning: 2, beginningOfKey: 1 } as const;

/** From this length on the beginning of a description's word counts, in characters. */
const MIN_DESCRIPTION_BEGINNING = 4;
/** From this length on the beginning of a key counts, in letters. */
const MIN_KEY_BEGINNING = 3;

/** Appended to a term, sorts after every text that begins with the term. */
const LAST_CHARACTER = '\u{10FFFF}';
/** Appended to a term, sorts before every other text that begins with the term. */
const FIRST_CHARACTER = ' ';

/**
 * The terms from `from` (included) to `to` (excluded), in the order of code points. `whole` has
 * `wholePoints`, the others `points`.
 */
export type TermRange = {
  /** The first term, included. */
  readonly from: string;
  /** The end, excluded. */
  readonly to: string;
  /** The word that was typed, or its phonetic key; after its mark where such terms have one. */
  readonly whole: string;
  /** How much the weight of `whole` is multiplied by. */
  readonly wholePoints: number;
  /** How much the weight of a term that begins like `whole` is multiplied by. */
  readonly points: number;
};

/** The ranges of one typed word: a product needs a term of one of them. */
export type WordRanges = readonly TermRange[];

/** Lists the ranges of terms that a typed word finds (product 5.1.3, 5.1.4). */
export function toWordRanges(word: string): TermRange[] {
  const key = toPhoneticKey(word);
  const written = toRange(word, POINTS.written, POINTS.beginning, true);
  const described = toRange(
    DESCRIPTION_MARK + word,
    POINTS.written,
    POINTS.beginning,
    Array.from(word).length >= MIN_DESCRIPTION_BEGINNING,
  );
  if (key === '') return [written, described];
  const dish = toRange(DISH_MARK + key, POINTS.key, POINTS.beginningOfKey, isLongKey(key));
  return [written, toKeyRange(key), dish, described];
}

function isLongKey(key: string): boolean {
  return key.length >= MIN_KEY_BEGINNING;
}

function toKeyRange(key: string): TermRange {
  return toRange(KEY_MARK + key, POINTS.key, POINTS.beginningOfKey, isLongKey(key));
}

/** The range that only products of this occasion have; it adds nothing to their relevance (product 7.3.2). */
export function toOccasionRange(occasion: Occasion): TermRange {
  return toRange(OCCASION_MARK + occasion, 0, 0, false);
}

/** Returns the range of the terms with exactly this phonetic key. */
export function toWholeKeyRange(key: string): TermRange {
  return toRange(KEY_MARK + key, POINTS.key, 0, false);
}

function toRange(
  whole: string,
  wholePoints: number,
  points: number,
  withBeginnings: boolean,
): TermRange {
  const to = whole + (withBeginnings ? LAST_CHARACTER : FIRST_CHARACTER);
  return { from: whole, to, whole, wholePoints, points };
}

/** Whether a range has all terms that begin with its own, and not that one alone. */
export function hasBeginnings({ to }: TermRange): boolean {
  return to.endsWith(LAST_CHARACTER);
}

/** Returns the points of a term within ranges; 0 for a term outside all of them. */
export function scoreTerm(ranges: WordRanges, term: string): number {
  for (const { from, to, whole, wholePoints, points } of ranges) {
    if (term >= from && term < to) return term === whole ? wholePoints : points;
  }
  return 0;
}

/** Whether a range has words of the thing itself, not of its description or of what is made with it. */
export function isOfNames({ whole }: TermRange): boolean {
  return !whole.startsWith(DESCRIPTION_MARK) && !isOfDishes({ whole });
}

function isOfDishes({ whole }: Pick<TermRange, 'whole'>): boolean {
  return whole.startsWith(DISH_MARK);
}

/**
 * Tells whether a search is for what the shop does not sell, and finds what goes into it (product 5.1.10).
 *
 * @param words the ranges of each word that have a hit
 */
export function isForDish(words: readonly WordRanges[]): boolean {
  return words.some((ranges) => ranges.some(isOfDishes) && !ranges.some(isOfNames));
}
