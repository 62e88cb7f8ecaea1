import { describe, expect, it } from 'vitest';
import {
  isCheckoutInterrupted,
  returnPathAfterLogin,
  returnPathWhenSignedIn,
} from './return-path.ts';

const allowed = ['/account', '/cart', '/orders', '/profile', '/wishlist'];
const rejected = [
  undefined,
  null,
  '/login',
  '/cartoon',
  '/cart/../x',
  '/cart?next=//evil.example.com',
  '/CART',
  '//evil.example.com',
  'https://evil.example.com/cart',
  'javascript:alert(1)',
  ['/cart'],
  { pathname: '/cart' },
];

describe('returnPathAfterLogin', () => {
  it.each([...allowed, '/shipping-details?buy=moong-papad&quantity=2'])(
    // product 2.7.14, 2.11.2
    'leads back to %s',
    (path) => {
      expect(returnPathAfterLogin(path)).toBe(path);
    },
  );

  it.each([...rejected, '/saved-address'].map((from) => [from]))(
    'leads to /account for %o',
    (from) => {
      expect(returnPathAfterLogin(from)).toBe('/account');
    },
  );
});

describe('returnPathWhenSignedIn', () => {
  it.each([...allowed, '/saved-address'])('leads on to %s', (path) => {
    expect(returnPathWhenSignedIn(path)).toBe(path);
  });

  it.each(rejected.map((from) => [from]))('leads to /account for %o', (from) => {
    expect(returnPathWhenSignedIn(from)).toBe('/account');
  });
});

describe('isCheckoutInterrupted', () => {
  it.each(['/cart', '/shipping-details', '/saved-address', '/payment'])(
    'is true for a shopper from %s with something in the cart',
    (from) => {
      expect(isCheckoutInterrupted(from, 1)).toBe(true);
      expect(isCheckoutInterrupted(from, 0)).toBe(false);
    },
  );

  // product 2.7.14
  it('is true for a product that is bought by itself, also with an empty cart', () => {
    expect(isCheckoutInterrupted('/shipping-details?buy=moong-papad&quantity=1', 0)).toBe(true);
  });

  it.each([
    [undefined],
    [null],
    ['/product/moong-papad'],
    ['//evil.example.com/cart'],
    [['/cart']],
  ])('is false for a shopper from %o', (from) => {
    expect(isCheckoutInterrupted(from, 1)).toBe(false);
  });
});
