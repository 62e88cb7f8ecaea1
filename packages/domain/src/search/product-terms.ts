import type { Occasion } from '../products/occasion.ts';
import { toPhoneticKey, toPhoneticKeys } from './phonetic-key.ts';
import { listOccasionWords, listOtherWords } from './synonyms.ts';
import { isDevanagari, transliterate } from './transliterate.ts';
import { toWords } from './words.ts';

/**
 * Number of the rules by which terms are made, keys included. Stored terms of a smaller number are made
 * again: raise it with every change of the rules.
 */
export const SEARCH_RULES = 4;

/** Weight of a word by the part of a product in which it stands (product 5.1.5). */
const WEIGHTS = {
  /** A word that is a whole name, or a whole part of one: Jeera (Cumin Seeds); its first meaning, too. */
  wholeName: 10,
  name: 8,
  /** Another word for what the name says. */
  sameThing: 6,
  brand: 3,
  category: 3,
  use: 4,
  dish: 2,
  description: 1,
} as const;

/** From this length on a spelling is also found by its key, in letters. */
const MIN_SPELLING_KEY = 4;

/** Begins the term of a phonetic key; no word has this sign. */
export const KEY_MARK = '~';
/** Begins the term of a word that only the description has. */
export const DESCRIPTION_MARK = '.';
/** Begins the term of an occasion. */
export const OCCASION_MARK = '@';
/** Begins the term of the phonetic key of what is made with the thing. */
export const DISH_MARK = '^';

/** The texts of a product by which it is found. */
export interface SearchedTexts {
  /** What stands in brackets, or between commas, is a name of its own: 'Jeera (Cumin Seeds)'. */
  readonly name: string;
  /** The name in Devanagari. */
  readonly nameHindi?: string | null | undefined;
  /** Its words weigh less than those of names (product 5.1.5). */
  readonly brand?: string | undefined;
  /** The names of its category, in each script. */
  readonly categories?: readonly string[];
  /** Plain text; its words weigh least, and are not found by their sound. */
  readonly description?: string | undefined;
  readonly occasions?: readonly Occasion[];
}

/** A word, or a key of words, by which a product is found. */
export interface ProductTerm {
  /**
   * In lower case; begins with {@link KEY_MARK} for a key, with {@link DESCRIPTION_MARK} for a word
   * of the description, {@link OCCASION_MARK} for an occasion, {@link DISH_MARK} for the key of a dish.
   */
  readonly term: string;
  /** Whole number above 0; the larger, the better a product fits that is found by this term. */
  readonly weight: number;
}

/**
 * Lists the terms by which a product is found: its words as they are written, the words of names in
 * Latin letters, two neighbours of a name as one word, other words for the same thing, its use and its
 * occasions, and the phonetic keys of all but the description's words. Each has the largest weight of its
 * places (product 5.1.5).
 */
export function toProductTerms(texts: SearchedTexts): ProductTerm[] {
  const { name, nameHindi, brand = '', categories = [], description = '', occasions = [] } = texts;
  const terms = new Map<string, number>();
  const raise = (term: string, weight: number) =>
    terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  const add = (word: string, weight: number) => {
    for (const spelling of toLatin(word)) raise(spelling, weight);
    for (const key of toPhoneticKeys(word)) raise(KEY_MARK + key, weight);
  };
  const addAll = (text: string, weight: number) => {
    for (const word of toWords(text)) add(word, weight);
  };

  const names = [name, nameHindi ?? ''].filter((text) => text !== '');
  for (const part of names.flatMap((text) => text.split(/[(),]/))) {
    const words = toWords(part);
    for (const word of words) add(word, words.length === 1 ? WEIGHTS.wholeName : WEIGHTS.name);
    for (const [index, word] of words.slice(1).entries()) {
      add(`${words[index]}${word}`, WEIGHTS.sameThing);
    }
  }
  const others = listOtherWords(names.flatMap(toWords).flatMap(toLatin));
  for (const word of others.first) add(word, WEIGHTS.wholeName);
  for (const word of others.same) add(word, WEIGHTS.sameThing);
  for (const word of others.spellings) {
    // A short key sounds like too much else.
    if (toPhoneticKey(word).length >= MIN_SPELLING_KEY) add(word, WEIGHTS.sameThing);
    else raise(word, WEIGHTS.sameThing);
  }
  for (const word of others.uses) add(word, WEIGHTS.use);
  for (const occasion of occasions) {
    raise(OCCASION_MARK + occasion, WEIGHTS.use);
    for (const word of listOccasionWords(occasion)) add(word, WEIGHTS.use);
  }
  for (const word of others.dishes) raise(DISH_MARK + toPhoneticKey(word), WEIGHTS.dish);
  addAll(brand, WEIGHTS.brand);
  for (const category of categories) addAll(category, WEIGHTS.category);
  for (const word of toWords(description)) {
    if (!terms.has(word)) raise(DESCRIPTION_MARK + word, WEIGHTS.description);
  }
  return Array.from(terms, ([term, weight]) => ({ term, weight }));
}

/** A word as it is written, and in Latin letters. */
function toLatin(word: string): string[] {
  return isDevanagari(word) ? [word, transliterate(word)] : [word];
}
