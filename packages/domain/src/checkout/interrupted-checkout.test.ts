import { describe, expect, it } from 'vitest';
import { isCheckoutInterrupted } from './interrupted-checkout.ts';

describe('isCheckoutInterrupted', () => {
  it.each(['/cart', '/shipping-details', '/saved-address', '/payment'])(
    'is true for who comes from %s with something in the cart',
    (from) => {
      expect(isCheckoutInterrupted(from, 1)).toBe(true);
      expect(isCheckoutInterrupted(from, 0)).toBe(false);
    },
  );

  it.each([
    [undefined],
    [null],
    ['/product/moong-papad'],
    ['//evil.example.com/cart'],
    [['/cart']],
  ])('is false for who comes from %o', (from) => {
    expect(isCheckoutInterrupted(from, 1)).toBe(false);
  });
});
