import { describe, expect, it } from 'vitest';
import { returnPathAfterLogin, returnPathWhenSignedIn } from './return-path.ts';

const allowed = ['/account', '/cart', '/orders', '/profile', '/wishlist'];
const refused = [
  undefined,
  null,
  '',
  '/',
  '/login',
  '/cartoon',
  '/cart/',
  '/cart/../x',
  '/cart?next=//evil.example.com',
  '/CART',
  ' /cart',
  '//evil.example.com',
  '/\\evil.example.com',
  'https://evil.example.com/cart',
  'javascript:alert(1)',
  ['/cart'],
  { pathname: '/cart' },
];

describe('returnPathAfterLogin', () => {
  it.each(allowed)('leads back to %s', (path) => {
    expect(returnPathAfterLogin(path)).toBe(path);
  });

  it.each([...refused, '/saved-address'].map((from) => [from]))(
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

  it.each(refused.map((from) => [from]))('leads to /account for %o', (from) => {
    expect(returnPathWhenSignedIn(from)).toBe('/account');
  });
});
