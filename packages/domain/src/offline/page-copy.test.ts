import { describe, expect, it } from 'vitest';
import {
  COPY_LIMITS,
  chooseCopyCache,
  isInCheckout,
  listSurplus,
  toSavingPicture,
} from './page-copy.ts';

describe('what is copied, and where', () => {
  it.each([
    ['/', 'pages'],
    ['/products-list', 'pages'],
    ['/product/spice-set-12', 'pages'],
    ['/product/spice-set-12.data', 'pages'],
    ['/_.data', 'pages'],
    ['/cart', 'pages'],
    ['/assets/root-x1.js', 'code'],
    ['/api/v1/media/ab12', 'pictures'],
    ['/account', 'hers'],
    ['/account/orders', 'hers'],
    ['/api/v1/cart', 'hers'],
    ['/api/v1/order/get-all', 'hers'],
    ['/api/v1/order/ab12', 'hers'],
    ['/api/v1/address/get-addresses', 'hers'],
    ['/api/v1/users/current-user', 'hers'],
    // product 9.4.1, 9.4.2
  ])('%s: %s', (path, cache) => {
    expect(chooseCopyCache(path, '/')).toBe(cache);
  });

  it.each([
    '/login',
    '/payment',
    '/reset-password/secret',
    '/verify-email/secret.data',
    '/stock-alerts/secret',
    '/api/v1/users/export',
    '/api/v1/products',
    '/desk/orders',
    '/hi/product/spice-set-12',
    '/robots.txt',
    '/service-worker.js',
    // product 9.4.2
  ])('%s: nowhere', (path) => {
    expect(chooseCopyCache(path, '/')).toBeUndefined();
  });

  it('knows the pages of its own language alone', () => {
    expect(chooseCopyCache('/hi/product/spice-set-12', '/hi/')).toBe('pages');
    expect(chooseCopyCache('/hi/_.data', '/hi/')).toBe('pages');
    expect(chooseCopyCache('/hi/account/orders', '/hi/')).toBe('hers');
    expect(chooseCopyCache('/hi/assets/root-x1.js', '/hi/')).toBe('code');
    expect(chooseCopyCache('/product/spice-set-12', '/hi/')).toBeUndefined();
  });
});

// product 9.4.1
it('the oldest copies give way; 30 products, each a document and its data, do not', () => {
  expect(COPY_LIMITS.pages).toBeGreaterThanOrEqual(2 * 30);
  const keys = Array.from({ length: COPY_LIMITS.hers + 2 }, (_, index) => index);
  expect(listSurplus(keys, 'hers')).toEqual([0, 1]);
  expect(listSurplus(keys.slice(2), 'hers')).toEqual([]);
});

// product 9.4.4
it('an order is under way from the address to the payment', () => {
  expect(isInCheckout('/payment', '/')).toBe(true);
  expect(isInCheckout('/hi/saved-address', '/hi/')).toBe(true);
  expect(isInCheckout('/cart', '/')).toBe(false);
});

// product 9.4.1
it('a picture is at most 320 pixels wide where data is saved', () => {
  const url = 'https://shop.example/api/v1/media/ab12';
  expect(toSavingPicture(`${url}?w=960&format=avif`)).toBe(`${url}?w=320&format=avif`);
  expect(toSavingPicture(`${url}?w=160&format=avif`)).toBe(`${url}?w=160&format=avif`);
  expect(toSavingPicture(url)).toBe(url);
});
