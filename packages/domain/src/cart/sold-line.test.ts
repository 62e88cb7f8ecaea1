import { expect, it } from 'vitest';
import { parseSoldLine } from './sold-line.ts';

it.each([
  [{ productId: 'a', price: 5 }, 'a', 5_00],
  [{ product: 'b', price: '9.90' }, 'b', 9_90],
  [
    { product: { _id: 'c', price: { $numberDecimal: '2.5' } } },
    { _id: 'c', price: { $numberDecimal: '2.5' } },
    2_50,
  ],
  [{ product: { _id: 'c', price: 7 }, price: 5 }, { _id: 'c', price: 7 }, 5_00],
  [{ product: null, price: 'ask us' }, undefined, null],
  [null, undefined, null],
])('%j is a line of %j at %j paise', (line, product, unitPrice) => {
  expect(parseSoldLine(line)).toEqual({ product, unitPrice });
});
