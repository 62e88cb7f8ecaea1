import { expect, it } from 'vitest';
import { cutToStock } from './buy-now-stock.ts';

it.each([
  [5, { stock: 3, isInStock: true }, { quantity: 3, isTold: true }],
  [3, { stock: 3, isInStock: true }, { quantity: 3, isTold: false }],
  [5, { stock: null, isInStock: true }, { quantity: 5, isTold: false }],
  [5, { stock: 0, isInStock: false }, { quantity: 1, isTold: false }],
  // product 4.2.4
])('of %i wanted with %o there are %o', (wanted, product, cut) => {
  expect(cutToStock(wanted, product)).toEqual(cut);
});
