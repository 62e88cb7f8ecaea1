import { describe, expect, it } from 'vitest';
import { moreBelowResults, othersQuery, pickOthers } from './other-products.ts';

const spices = { slug: 'spices', name: 'Spices' };
const products = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const FIVE = products('a', 'b', 'c', 'd', 'e');

it.each([
  [0, null, 'best-sellers'],
  [1, spices, spices],
  [3, spices, spices],
  [3, null, null],
  [4, spices, null],
  // product 2.9.10
])('below %i results of category %j stands %j', (count, category, more) => {
  expect(moreBelowResults(count, category)).toEqual(more);
});

describe('other products of a category', () => {
  // product 2.7.9
  it('are requested with as many more as may be left out', () => {
    expect(othersQuery('spices', 1)).toEqual({ category: 'spices', limit: 5 });
    expect(othersQuery('spices', 3)).toEqual({ category: 'spices', limit: 7 });
  });

  // product 2.7.9
  it('are four, without what is shown already', () => {
    expect(pickOthers(FIVE, ['b'])).toEqual(products('a', 'c', 'd', 'e'));
    expect(pickOthers(FIVE, ['z'])).toEqual(products('a', 'b', 'c', 'd'));
    expect(pickOthers(FIVE, ['a', 'b', 'c'])).toEqual(products('d', 'e'));
    expect(pickOthers(products('a'), ['a'])).toEqual([]);
  });
});
