import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPhoneticKey } from './phonetic-key.ts';
import { KEY_MARK } from './product-terms.ts';
import type { SearchQuestion } from './read-search.ts';
import { toSlipForms } from './slips.ts';
import { createTermIndex } from './term-index.ts';
import { scoreTerm, toWholeKeyRange, toWordRanges, type WordRanges } from './term-ranges.ts';

const ENTRIES = [
  ['turmeric', 'haldi'],
  [key('turmeric'), 'haldi'],
  ['powder', 'haldi'],
  [key('powder'), 'haldi'],
  ['.dal', 'haldi'],
  ['powder', 'mirch'],
  [key('powder'), 'mirch'],
  ['chilli', 'mirch'],
  [key('chilli'), 'mirch'],
  ['.daliya', 'mirch'],
] as const;
const index = createTermIndex(ENTRIES);

function key(word: string): string {
  return KEY_MARK + toPhoneticKey(word);
}

function answer<Question extends SearchQuestion>(
  question: Question,
  to = index,
): Question['answer'] {
  to.answer(question);
  return question.answer;
}

const findHits = (ranges: WordRanges) => answer({ kind: 'hits', ranges, answer: [] as boolean[] });
const hasMatch = (...words: string[]) =>
  answer({ kind: 'match', words: words.map(toWordRanges), answer: false as boolean });

describe('an index of terms', () => {
  it('has a hit where a term is one of the range', () => {
    expect(findHits(toWordRanges('turm'))).toEqual([true, true, false, false]);
    expect(findHits(toWordRanges('zzz'))).toEqual([false, false, false, false]);
    const whole = toPhoneticKey('powder');
    const ranges = [toWholeKeyRange(whole), toWholeKeyRange(whole.slice(0, -1))];
    expect(findHits(ranges)).toEqual([true, false]);
  });

  it('tells a whole word of a description from the beginning of one', () => {
    expect(findHits(toWordRanges('dal')).at(-1)).toBe(true);
    expect(findHits(toWordRanges('dali')).at(-1)).toBe(true);
    expect(findHits(toWordRanges('da')).at(-1)).toBe(false);
  });

  it('has a match where one product has a term for each word', () => {
    expect(hasMatch('turm', 'powder')).toBe(true);
    expect(hasMatch('chilli', 'powd')).toBe(true);
    expect(hasMatch('turmeric', 'chilli')).toBe(false);
    expect(hasMatch('chilli', 'turmeric', 'powder')).toBe(false);
    expect(hasMatch('powder', 'dal')).toBe(true);
    expect(hasMatch('tur', 'pow')).toBe(true);
    expect(hasMatch('nothing', 'powder')).toBe(false);
    expect(hasMatch()).toBe(false);
  });

  it('has the words with one of the forms, each once and no keys', () => {
    const findWords = (forms: string[]) => answer({ kind: 'words', forms, answer: [] as string[] });
    expect(findWords(toSlipForms('tumeric'))).toEqual(['turmeric']);
    expect(findWords(toSlipForms('pawder'))).toEqual(['powder']);
    expect(findWords(['xyz'])).toEqual([]);
    expect(findWords([])).toEqual([]);
  });

  it('has at most 50 words for a form, by the alphabet', () => {
    const words = Array.from({ length: 26 * 3 }, (_, number) => {
      const letter = String.fromCharCode(97 + (number % 26));
      return `namkeen${letter.repeat(3)}${'xyz'[number % 3]}`;
    });
    const many = createTermIndex(words.map((word) => [word, word] as const));
    const forms = toSlipForms('namkeen').slice(0, 1);
    const found = answer({ kind: 'words', forms, answer: [] as string[] }, many);
    expect(found).toEqual(words.toSorted().slice(0, 50));
  });

  // product 5.1.3
  it('has the hits that a look at every term has', () => {
    const letters = fc.stringMatching(/^[.~]?[abक\u{1F336}]{0,4}$/u);
    fc.assert(
      fc.property(fc.array(letters), letters, (terms, word) => {
        const ranges = toWordRanges(word);
        const one = createTermIndex(terms.map((term) => [term, 1] as const));
        expect(answer({ kind: 'hits', ranges, answer: [] as boolean[] }, one)).toEqual(
          ranges.map((range) => terms.some((term) => scoreTerm([range], term) > 0)),
        );
      }),
    );
  });
});
