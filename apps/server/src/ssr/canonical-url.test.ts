import { expect, test } from 'vitest';
import { SHOP_POLICY } from '../../test/support/pages/shop-policy.ts';
import { canonicalizeUrl } from './canonical-url.ts';

test.each([
  '/',
  '/?page=2',
  '/cart',
  '/cart?from=%2F',
  '/account/orders/view-order-details?id=A',
  '/reset-password/AbC-d_E',
  '/products?search=//evil.example',
  '/category/Ready-To-Eat',
  '/page/a//b',
  '/%E0%A4',
  '/%2Fevil.example',
  '/carts',
  'http://shop.example/cart',
  '*',
])('%s is a canonical URL', (target) => {
  expect(canonicalizeUrl(target, SHOP_POLICY)).toBe(target);
});

test.each([
  ['//', '/'],
  ['///?page=2', '/?page=2'],
  ['//evil.example/cart', '/evil.example/cart'],
  ['/\\evil.example', '/evil.example'],
  ['//cart', '/cart'],
  ['/Payment', '/payment'],
  ['/CART?a=B', '/cart?a=B'],
  ['/%70ayment/', '/payment/'],
  ['/Reset-Password/AbC-d_E', '/reset-password/AbC-d_E'],
  ['/Account/orders.data', '/account/orders.data'],
  ['/Cart.data?_routes=x', '/cart.data?_routes=x'],
])('%s becomes %s', (target, canonical) => {
  expect(canonicalizeUrl(target, SHOP_POLICY)).toBe(canonical);
});
