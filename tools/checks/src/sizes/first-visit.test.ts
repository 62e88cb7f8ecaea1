import { describe, expect, it } from 'vitest';
import {
  FIRST_VISIT_LIMIT,
  limitOf,
  listFirstVisits,
  PRODUCT_VISIT_LIMIT,
  readManifest,
  weigh,
} from './first-visit.ts';

function route(id: string, parentId: string | undefined, more = {}) {
  return {
    id,
    parentId,
    hasDefaultExport: true,
    module: `/assets/${id}.js`,
    imports: [],
    ...more,
  };
}

const MANIFEST = {
  url: '/assets/manifest-1.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: {
    root: route('root', undefined, {
      path: '',
      imports: ['/assets/framework.js', '/assets/shell.js'],
    }),
    home: route('home', 'root', { index: true }),
    product: route('product', 'root', {
      path: 'product/:id',
      imports: ['/assets/shell.js', '/assets/tabs.js'],
    }),
    sitemap: route('sitemap', 'root', { path: 'sitemap.xml', hasDefaultExport: false }),
    account: route('account', 'root', { path: 'account' }),
    orders: route('orders', 'account', { path: 'orders' }),
  },
};

describe('readManifest', () => {
  it('takes what the build wrote for browsers', () => {
    expect(readManifest({ assets: MANIFEST })).toBe(MANIFEST);
  });

  it('throws for an unknown route rather than measuring nothing', () => {
    expect(() => readManifest({})).toThrow('no entry');
    expect(() => readManifest({ assets: { routes: {} } })).toThrow('no entry');
  });
});

describe('listFirstVisits', () => {
  it('lists every route with a screen, and of each all scripts of the way to it, once', () => {
    const visits = listFirstVisits(MANIFEST);
    expect(visits.map(({ path }) => path)).toEqual(['/', '/product/:id', '/account/orders']);
    expect(visits[1]).toEqual({
      path: '/product/:id',
      isPublic: true,
      scripts: [
        '/assets/manifest-1.js',
        '/assets/entry.js',
        '/assets/framework.js',
        '/assets/product.js',
        '/assets/shell.js',
        '/assets/tabs.js',
        '/assets/root.js',
      ],
    });
  });

  it('holds all but the screens of signed-in shoppers to a limit, a product to a lower one', () => {
    const limits = listFirstVisits(MANIFEST).map(limitOf);
    expect(limits).toEqual([FIRST_VISIT_LIMIT, PRODUCT_VISIT_LIMIT, undefined]);
  });
});

describe('weigh', () => {
  const page = { path: '/', isPublic: true, scripts: ['/a.js', '/b.js'] };

  it('adds up the scripts, and fails on one that was not built', () => {
    const sizes = new Map([['/a.js', 3]]);
    expect(() => weigh(page, sizes)).toThrow('/b.js');
    expect(weigh(page, sizes.set('/b.js', 4))).toBe(7);
  });
});
