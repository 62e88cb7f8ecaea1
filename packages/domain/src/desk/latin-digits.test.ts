import { expect, it } from 'vitest';
import { toLatinDigits } from './latin-digits.ts';

it.each([
  ['१८०', '180'],
  ['₹१,२३४.५६', '₹1,234.56'],
  ['०९ नग and 7', '09 नग and 7'],
  ['', ''],
  // product 10.6.7
])('%j is %j in Latin digits', (typed, latin) => {
  expect(toLatinDigits(typed)).toBe(latin);
});
