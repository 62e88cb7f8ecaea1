import { toSearchWords } from './search-words.ts';
import { type NearWord, pickNearest, toSlipForms } from './slips.ts';
import { isOfNames, toWholeKeyRange, toWordRanges, type WordRanges } from './term-ranges.ts';

/** Limit of keys that stand for a word with a slip. */
const MAX_KEYS = 3;

/** What a reading asks about the terms of the shop. */
export interface ShopTerms {
  /** For each range, maybe of several words, whether a product has a term of it. */
  hasHits(ranges: WordRanges): Promise<readonly boolean[]>;
  /** Whether one product has a term for each word. @param words two or more, each with its ranges */
  hasMatch(words: readonly WordRanges[]): Promise<boolean>;
  /** The shop's words that have one of these forms (`toSlipForms`), in any order. */
  listSimilar(forms: readonly string[]): Promise<readonly string[]>;
}

/** How a search is read. */
export interface SearchReading {
  /** The terms of each word; a product needs one for each. Empty when nothing can be found. */
  readonly words: readonly WordRanges[];
  /** The search as it was probably meant, which finds something; null if it is as it was typed. */
  readonly suggestion: string | null;
}

const NOTHING: SearchReading = { words: [], suggestion: null };

/**
 * Reads a search, in this order: each word as it is written or sounds; two neighbours as one word;
 * words that the shop does not have with slips forgiven. The first reading that finds a product is
 * taken. If none does, the words that find something are suggested (product 5.1.3, 5.1.4, 5.1.7).
 */
export async function readSearch(search: string, terms: ShopTerms): Promise<SearchReading> {
  const typed = toSearchWords(search);
  if (typed.length === 0) return NOTHING;
  const known = await findKnown(typed, terms);
  if (await hasMatch(known, terms)) return { words: known, suggestion: null };
  // Two neighbours are looked up as one word only where the shop has all other words.
  const places = Array.from(typed.keys())
    .slice(1)
    .filter((second) =>
      known.every((ranges, place) => ranges.length > 0 || place === second || place === second - 1),
    );
  const joined = await findKnown(
    places.map((second) => `${typed[second - 1]}${typed[second]}`),
    terms,
  );
  for (const [index, ranges] of joined.entries()) {
    const words = known.toSpliced((places[index] as number) - 1, 2, ranges);
    if (await hasMatch(words, terms)) return { words, suggestion: null };
  }
  return forgiveSlips(typed, known, terms);
}

async function forgiveSlips(
  typed: readonly string[],
  known: readonly WordRanges[],
  terms: ShopTerms,
): Promise<SearchReading> {
  const words: WordRanges[] = [];
  const meant: string[] = [];
  let hasUnknown = false;
  for (const [index, word] of typed.entries()) {
    const ranges = known[index] as WordRanges;
    const nearest = ranges.length > 0 ? [] : await findNearest(word, terms);
    const found = ranges.length > 0 ? ranges : nearest.map(({ key }) => toWholeKeyRange(key));
    if (found.length === 0) {
      hasUnknown = true;
      continue;
    }
    words.push(found);
    meant.push(nearest[0]?.word ?? word);
  }
  const suggestion = meant.join(' ');
  if (hasUnknown) {
    // A description mentions much that the shop does not sell.
    const ofNames = words.map((ranges) => ranges.filter(isOfNames));
    return (await hasMatch(ofNames, terms)) ? { words: [], suggestion } : NOTHING;
  }
  if (suggestion === typed.join(' ') || !(await hasMatch(words, terms))) return NOTHING;
  return { words, suggestion };
}

/** The nearest words that a product has, at most one for each key, all with the fewest slips. */
async function findNearest(word: string, terms: ShopTerms): Promise<NearWord[]> {
  const forms = toSlipForms(word);
  if (forms.length === 0) return [];
  const nearest = pickNearest(word, await terms.listSimilar(forms));
  const hits = await findHits(
    nearest.map(({ key }) => toWholeKeyRange(key)),
    terms,
  );
  const found = nearest.filter((_, index) => hits[index]);
  return found
    .filter(({ slips }) => slips === found[0]?.slips)
    .filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index)
    .slice(0, MAX_KEYS);
}

/** For each word the ranges with a hit; none for a word that the shop does not have. */
async function findKnown(words: readonly string[], terms: ShopTerms): Promise<WordRanges[]> {
  const ranges = words.map(toWordRanges);
  const hits = await findHits(ranges.flat(), terms);
  let position = 0;
  return ranges.map((ofWord) =>
    ofWord.filter(() => {
      position += 1;
      return hits[position - 1];
    }),
  );
}

async function findHits(ranges: WordRanges, terms: ShopTerms): Promise<readonly boolean[]> {
  return ranges.length === 0 ? [] : terms.hasHits(ranges);
}

async function hasMatch(words: readonly WordRanges[], terms: ShopTerms): Promise<boolean> {
  if (words.length === 0 || words.some((ranges) => ranges.length === 0)) return false;
  return words.length === 1 || terms.hasMatch(words);
}
