import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHOP_POLICY } from '../../test/support/pages/shop-policy.ts';
import { canonicalizeUrl, isDataUrl } from './canonical-url.ts';

const PATTERNS = ['/', '/products', '/product/:id', '/story', '/account/orders', '/robots.txt'];

/** As React Router matches: whatever the case. */
function findRoute(pathname: string): string {
  const isLike = (pattern: string) => {
    const names = pattern.split('/');
    const parts = pathname.split('/');
    return (
      names.length === parts.length &&
      names.every((name, at) => name.startsWith(':') || name === parts[at]?.toLowerCase())
    );
  };
  return PATTERNS.find(isLike) ?? '/*';
}

const rules = { policy: SHOP_POLICY, findRoute };
const desk = { ...rules, mountPath: '/desk' };

test.each([
  ['//', '/'],
  ['///?page=2', '/?page=2'],
  ['//evil.example/cart', '/evil.example/cart'],
  ['/\\evil.example', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
  ['/%2e%2e//evil.example', '/evil.example'],
  ['/cart/..//evil.example', '/evil.example'],
  ['//cart', '/cart'],
  ['/Payment', '/payment'],
  ['/CART?a=B', '/cart?a=B'],
  ['/%70ayment/', '/payment'],
  ['/Reset-Password/AbC-d_E', '/reset-password/AbC-d_E'],
  ['/reset-password/AbC-d_E/', '/reset-password/AbC-d_E'],
  ['/Account/orders.data', '/account/orders.data'],
  ['/account/ORDERS/', '/account/orders'],
  ['/Account/nowhere/', '/account/nowhere'],
  ['/Cart.data?_routes=x', '/cart.data?_routes=x'],
  ['/product/chai-masala/', '/product/chai-masala'],
  ['/product/chai-masala//', '/product/chai-masala'],
  ['/product//chai-masala?page=2', '/product/chai-masala?page=2'],
  ['/product/./chai-masala', '/product/chai-masala'],
  ['/Product/chai-masala', '/product/chai-masala'],
  ['/PRODUCT/Chai', '/product/Chai'],
  ['/product/chai%2Dmasala', '/product/chai-masala'],
  ['/product/chai%2dmasala', '/product/chai-masala'],
  ['/%70%72oduct/chai', '/product/chai'],
  ['/product/%e0%a4%aa', '/product/%E0%A4%AA'],
  ['/product/\u092a', '/product/%E0%A4%AA'],
  ['/product/a%2Cb%3a', '/product/a,b:'],
  ['/product/a^b|c', '/product/a%5Eb%7Cc'],
  ['/STORY/', '/story'],
  ['/Robots.txt', '/robots.txt'],
  ['/page/a//b', '/page/a/b'],
  ['/product/a/_.data', '/product/a.data'],
  ['/Product/a.data', '/product/a.data'],
  // product 2.15.1
])('%s becomes %s', (target, canonical) => {
  expect(canonicalizeUrl(target, rules)).toBe(canonical);
});

test.each([
  ['/desk', '/desk/'],
  ['/desk?page=2', '/desk/?page=2'],
  ['/desk//', '/desk/'],
  ['/%64esk/Invite/x', '/desk/Invite/x'],
  ['/desk/./products/', '/desk/products'],
  ['/desk/../cart', '/cart'],
  ['/desk/_.data', '/desk/_.data'],
])('below a mount path %s becomes %s', (target, canonical) => {
  expect(canonicalizeUrl(target, desk)).toBe(canonical);
});

describe('whatever is requested', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '%',
      '%2F',
      '%5c',
      '%2e',
      'desk',
      'Product',
      ':',
      '@',
      '_.data',
    ),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  const target = fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`);

  // product 2.15.1
  test.each([rules, desk])('the address is one, and of this host: %#', (each) => {
    fc.assert(
      fc.property(target, (requested) => {
        const canonical = canonicalizeUrl(requested, each);
        expect(canonicalizeUrl(canonical, each)).toBe(canonical);
        expect(canonical).toMatch(/^\/(?![/\\])/);
        expect(new URL(canonical, 'http://shop.example').host).toBe('shop.example');
      }),
    );
  });

  test('the data of a page has the address of the page', () => {
    expect(isDataUrl('/product/a.data?_routes=x')).toBe(true);
    expect(isDataUrl('/product/a?x=.data')).toBe(false);
  });
});
