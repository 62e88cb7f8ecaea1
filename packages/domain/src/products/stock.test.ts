import { expect, it } from 'vitest';
import { isNearlySoldOut } from './few-pieces.ts';
import { isInStock, parseStock } from './stock.ts';

it.each([
  [{ inStock: true }, true, null],
  [{ inStock: false }, false, null],
  [{ inStock: 'false' }, false, null],
  [{ inStock: true, stock_quantity: 0 }, true, 0],
  [{ inStock: false, stock_quantity: 9 }, false, 9],
  [{ inStock: null, stock_quantity: 0 }, false, 0],
  [{ stock_quantity: 3 }, true, 3],
  [{ stock_quantity: '3' }, true, 3],
  [{ stock_quantity: 0 }, false, 0],
  [{ stock_quantity: 0.5 }, false, 0],
  [{ stock_quantity: -2 }, false, 0],
  [{ stock_quantity: 'some' }, true, null],
  [{}, true, null],
  ['p1', true, null],
])('%o: in stock %o, pieces %o', (product, expected, pieces) => {
  expect(isInStock(product)).toBe(expected);
  expect(parseStock(product)).toBe(pieces);
});

it.each([
  [null, false],
  [0, false],
  [1, true],
  [5, true],
  [6, false],
  // product 2.7.13
])('%o pieces: nearly sold out %o', (stock, expected) => {
  expect(isNearlySoldOut(stock)).toBe(expected);
});
