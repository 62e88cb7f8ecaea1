import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import type { CartLine } from './cart-line.ts';
import { findFullQuantity } from './full-quantity.ts';
import { formatQuantityLimit, formatStockLeft } from './stock-limit.ts';

function lineOf(productId: string, quantity: number, stock: number | null): CartLine {
  return {
    productId,
    quantity,
    unitPrice: asPaise(90_00),
    originalPrice: null,
    name: productId,
    otherName: null,
    packSize: null,
    size: null,
    image: null,
    isInStock: true,
    stock,
  };
}

it('says how many are left', () => {
  expect(formatStockLeft('Papad', 1)).toBe('Only 1 of Papad is left.');
  expect(formatStockLeft('Papad', 3)).toBe('Only 3 of Papad are left.');
});

it.each([
  [1, 0, 'Only 1 of Papad is left.'],
  [1, 1, 'Only 1 of Papad is left. 1 is already in your cart.'],
  [3, 2, 'Only 3 of Papad are left. 2 are already in your cart.'],
  [98, 60, 'Only 98 of Papad are left. 60 are already in your cart.'],
  [99, 60, 'You can order at most 99 of Papad. 60 are already in your cart.'],
  [null, 0, 'You can order at most 99 of Papad.'],
  // product 4.2.7
])('%o in stock and %o in the cart: %s', (stock, inCart, message) => {
  expect(formatQuantityLimit({ name: 'Papad', stock }, inCart)).toBe(message);
});

describe('a cart', () => {
  it.each([
    [0, 1, 1, null],
    [1, 1, 1, 1],
    [1, 1, 2, null],
    [2, 2, 3, 2],
    [0, 4, 3, 0],
    [98, 1, null, null],
    [99, 1, null, 99],
    [60, 40, 500, 60],
  ])(
    // product 4.2.7
    'with %o pieces takes %o more of %o in stock unless it is full: %o',
    (inCart, more, stock, full) => {
      const lines = inCart === 0 ? [] : [lineOf('papad', inCart, stock)];
      expect(
        findFullQuantity([lineOf('mirch', 5, 5), ...lines], lineOf('papad', more, stock)),
      ).toBe(full);
    },
  );
});
