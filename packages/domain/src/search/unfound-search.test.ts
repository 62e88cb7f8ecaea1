import { expect, test } from 'vitest';
import { toUnfoundSearch } from './unfound-search.ts';

test.each([
  ['  Bandhej   SAREE ', 'bandhej saree'],
  ['बंधेज साड़ी', 'बंधेज साड़ी'],
  ['gift under 50000', 'gift under 50000'],
  ['', null],
  ['asha@example.com', null],
  ['98123 45678', null],
  ['३४२ ००१', null],
  ['a'.repeat(61), null],
  // product 10.2.11
])('%j is counted as %j', (search, words) => {
  expect(toUnfoundSearch(search)).toBe(words);
});
