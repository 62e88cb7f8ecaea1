import { expect, it } from 'vitest';
import { isForDish, isOfNames, scoreTerm, toWholeKeyRange, toWordRanges } from './term-ranges.ts';

// product 5.1.5
it('a term scores by how well it is what was typed', () => {
  const ranges = toWordRanges('haldi');
  const terms = ['haldi', 'haldiram', '~hald', '~haldiram', '.haldi', '.haldiram', 'hald', '~hal'];
  expect(terms.map((term) => scoreTerm(ranges, term))).toEqual([5, 2, 3, 1, 5, 2, 0, 0]);
});

it('short words find whole words of descriptions, and whole keys under 3 letters', () => {
  const ranges = toWordRanges('rai');
  const terms = ['rai', 'rain', '.rai', '.rain', '~ry', '~ryta'];
  expect(terms.map((term) => scoreTerm(ranges, term))).toEqual([5, 2, 5, 0, 3, 0]);
});

it('a word without a key is found as it is written', () => {
  expect(toWordRanges('200').map(({ whole }) => whole)).toEqual(['200', '.200']);
  expect(toWordRanges('haldi').map(isOfNames)).toEqual([true, true, false, false]);
});

// product 5.1.10
it('a word that only a dish has is for what the shop does not sell', () => {
  const [written, key, dish, described] = toWordRanges('achar');
  const ranges = (...some: readonly (typeof written)[]) => [some.filter((range) => !!range)];
  expect(isForDish(ranges(dish))).toBe(true);
  expect(isForDish(ranges(dish, described))).toBe(true);
  expect(isForDish(ranges(dish, key))).toBe(false);
  expect(isForDish(ranges(described))).toBe(false);
  expect(isForDish([...ranges(written), ...ranges(dish)])).toBe(true);
});

it('a whole key has no beginnings', () => {
  const range = toWholeKeyRange('hald');
  expect(['~hald', '~halda'].map((term) => scoreTerm([range], term))).toEqual([3, 0]);
});
