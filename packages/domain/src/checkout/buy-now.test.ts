import { expect, it } from 'vitest';
import { parseBuyNow } from './buy-now.ts';
import { buyNowPath, isBuyNowPath } from './buy-now-path.ts';

it.each([
  [{ productId: 'moong-papad', quantity: 2 }],
  [{ productId: 'a&quantity=9/?#', quantity: 1 }],
  // product 2.7.14
])('the path of %o tells product and quantity', (wanted) => {
  const path = buyNowPath(wanted);
  expect(isBuyNowPath(path)).toBe(true);
  expect(parseBuyNow(new URL(path, 'https://shop.example').searchParams)).toEqual(wanted);
});

it.each([
  ['', null],
  ['buy=', null],
  ['quantity=3', null],
  ['buy=p1', { productId: 'p1', quantity: 1 }],
  ['buy=p1&quantity=0', { productId: 'p1', quantity: 1 }],
  ['buy=p1&quantity=many', { productId: 'p1', quantity: 1 }],
  ['buy=p1&quantity=1e1', { productId: 'p1', quantity: 1 }],
  ['buy=p1&quantity=0x10', { productId: 'p1', quantity: 1 }],
  ['buy=p1&quantity=2.5', { productId: 'p1', quantity: 1 }],
  ['buy=p1&quantity=1000', { productId: 'p1', quantity: 99 }],
])('?%s is the checkout of %o', (search, expected) => {
  expect(parseBuyNow(new URLSearchParams(search))).toEqual(expected);
});

it.each([
  '/shipping-details',
  '/shipping-details?',
  'https://evil.example/shipping-details?buy=p1',
  '//evil.example',
  null,
])('%o starts no checkout of one product', (path) => {
  expect(isBuyNowPath(path)).toBe(false);
});
