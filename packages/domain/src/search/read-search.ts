import { toSearchWords } from './search-words.ts';
import { type NearWord, pickNearest, toSlipForms } from './slips.ts';
import { isOfNames, toWholeKeyRange, toWordRanges, type WordRanges } from './term-ranges.ts';

/** Limit of keys that stand for a word with a slip. */
const MAX_KEYS = 3;

/**
 * A question about the terms of the shop that a reading needs answered; who asks sets `answer` before
 * going on.
 */
export type SearchQuestion =
  | {
      /** Asks for each range whether a product has a term of it. */
      readonly kind: 'hits';
      /** Maybe of several words. */
      readonly ranges: WordRanges;
      /** One for each range, in their order; [] until it is set. */
      answer: readonly boolean[];
    }
  | {
      /** Asks whether one product has a term for each word. */
      readonly kind: 'match';
      /** Two words or more, each with its ranges. */
      readonly words: readonly WordRanges[];
      /** False until it is set. */
      answer: boolean;
    }
  | {
      /** Asks for the shop's words that have one of these forms. */
      readonly kind: 'words';
      /** Made by `toSlipForms`. */
      readonly forms: readonly string[];
      /** In any order; [] until it is set. */
      answer: readonly string[];
    };

/** How a search is read. */
export interface SearchReading {
  /** The terms of each word; a product needs one for each. Empty when nothing can be found. */
  readonly words: readonly WordRanges[];
  /** The search as it was probably meant, which finds something; null if it is as it was typed. */
  readonly suggestion: string | null;
}

type Reading<Result> = Generator<SearchQuestion, Result, void>;

const NOTHING: SearchReading = { words: [], suggestion: null };

/**
 * Reads a search, in this order: each word as it is written or sounds; two neighbours as one word;
 * words that the shop does not have with slips forgiven. The first reading that finds a product is
 * taken. If none does, the words that find something are suggested (product 5.1.3, 5.1.4, 5.1.7).
 */
export function* readSearch(search: string): Reading<SearchReading> {
  const typed = toSearchWords(search);
  if (typed.length === 0) return NOTHING;
  const known = yield* findKnown(typed);
  if (yield* hasMatch(known)) return { words: known, suggestion: null };
  // Two neighbours are looked up as one word only where the shop has all other words.
  const places = Array.from(typed.keys())
    .slice(1)
    .filter((second) =>
      known.every((ranges, place) => ranges.length > 0 || place === second || place === second - 1),
    );
  const joined = yield* findKnown(places.map((second) => `${typed[second - 1]}${typed[second]}`));
  for (const [index, ranges] of joined.entries()) {
    const words = known.toSpliced((places[index] as number) - 1, 2, ranges);
    if (yield* hasMatch(words)) return { words, suggestion: null };
  }
  return yield* forgiveSlips(typed, known);
}

function* forgiveSlips(
  typed: readonly string[],
  known: readonly WordRanges[],
): Reading<SearchReading> {
  const words: WordRanges[] = [];
  const meant: string[] = [];
  let hasUnknown = false;
  for (const [index, word] of typed.entries()) {
    const ranges = known[index] as WordRanges;
    const nearest = ranges.length > 0 ? [] : yield* findNearest(word);
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
    return (yield* hasMatch(ofNames)) ? { words: [], suggestion } : NOTHING;
  }
  if (suggestion === typed.join(' ') || !(yield* hasMatch(words))) return NOTHING;
  return { words, suggestion };
}

/** The nearest words that a product has, at most one for each key, all with the fewest slips. */
function* findNearest(word: string): Reading<NearWord[]> {
  const forms = toSlipForms(word);
  if (forms.length === 0) return [];
  const question: SearchQuestion = { kind: 'words', forms, answer: [] };
  yield question;
  const nearest = pickNearest(word, question.answer);
  const hits = yield* findHits(nearest.map(({ key }) => toWholeKeyRange(key)));
  const found = nearest.filter((_, index) => hits[index]);
  return found
    .filter(({ slips }) => slips === found[0]?.slips)
    .filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index)
    .slice(0, MAX_KEYS);
}

/** For each word the ranges with a hit; none for a word that the shop does not have. */
function* findKnown(words: readonly string[]): Reading<WordRanges[]> {
  const ranges = words.map(toWordRanges);
  const hits = yield* findHits(ranges.flat());
  let position = 0;
  return ranges.map((ofWord) =>
    ofWord.filter(() => {
      position += 1;
      return hits[position - 1];
    }),
  );
}

function* findHits(ranges: WordRanges): Reading<readonly boolean[]> {
  if (ranges.length === 0) return [];
  const question: SearchQuestion = { kind: 'hits', ranges, answer: [] };
  yield question;
  return question.answer;
}

function* hasMatch(words: readonly WordRanges[]): Reading<boolean> {
  const [first] = words;
  if (first === undefined || words.some((ranges) => ranges.length === 0)) return false;
  if (words.length === 1) return true;
  const question: SearchQuestion = { kind: 'match', words, answer: false };
  yield question;
  return question.answer;
}
