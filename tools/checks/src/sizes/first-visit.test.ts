import { describe, expect, it } from 'vitest';
import {
  FIRST_VISIT_LIMIT,
  formatWeights,
  listFirstVisits,
  readManifest,
  weighFirstVisits,
} from './first-visit.ts';

function route(id: string, parentId: string | undefined, more = {}) {
  return {
    id,
    parentId,
    hasDefaultExport: true,
    module: `/assets/${id}.js`,
    imports: [],
    css: [],
    ...more,
  };
}

const MANIFEST = {
  url: '/assets/manifest-1.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'], css: [] },
  routes: {
    root: route('root', undefined, {
      path: '',
      imports: ['/assets/framework.js', '/assets/shell.js'],
      css: ['/assets/root.css'],
    }),
    home: route('home', 'root', { index: true }),
    product: route('product', 'root', {
      path: 'product/:id',
      imports: ['/assets/shell.js', '/assets/tabs.js'],
      css: ['/assets/product.css'],
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
  it('lists every route with a screen, and of each all files of the way to it, once', () => {
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
      styles: ['/assets/product.css', '/assets/root.css'],
    });
  });

  it('knows which screens are for signed-in shoppers only', () => {
    const isPublic = listFirstVisits(MANIFEST).map((visit) => visit.isPublic);
    expect(isPublic).toEqual([true, true, false]);
  });
});

describe('weighFirstVisits', () => {
  const page = { path: '/', isPublic: true, scripts: ['/a.js', '/b.js'], styles: ['/a.css'] };

  // product 2.1.9
  it('is content at the limit and not one byte above it', () => {
    const at = new Map([
      ['/a.js', FIRST_VISIT_LIMIT - 1],
      ['/b.js', 1],
      ['/a.css', 5],
    ]);
    expect(weighFirstVisits([page], at)).toEqual([
      {
        path: '/',
        isPublic: true,
        files: 2,
        scriptBytes: FIRST_VISIT_LIMIT,
        styleBytes: 5,
        isTooHeavy: false,
      },
    ]);
    const [above] = weighFirstVisits([page], new Map(at).set('/b.js', 2));
    expect(above?.isTooHeavy).toBe(true);
    const [signedIn] = weighFirstVisits(
      [{ ...page, isPublic: false }],
      new Map(at).set('/b.js', 2),
    );
    expect(signedIn?.isTooHeavy).toBe(false);
  });

  it('fails on a file that was not built, rather than counting it as nothing', () => {
    expect(() => weighFirstVisits([page], new Map([['/a.js', 1]]))).toThrow('/b.js');
  });
});

describe('formatWeights', () => {
  it('puts the heaviest first and says what is too heavy', () => {
    const weight = { isPublic: true, files: 3, styleBytes: 2048, isTooHeavy: false };
    const table = formatWeights([
      { ...weight, path: '/', scriptBytes: 1024 },
      { ...weight, path: '/cart', scriptBytes: 200 * 1024, isTooHeavy: true },
      { ...weight, path: '/account', scriptBytes: 512, isPublic: false },
    ]);
    const rows = table.split('\n').map((row) => row.split(/\s{2,}/));
    expect(rows).toEqual([
      ['first visit of', 'JS KiB', 'files', 'CSS KiB'],
      ['/cart', '200.0', '3', '2.0', 'MORE THAN 140.0'],
      ['/', '1.0', '3', '2.0', 'ok'],
      ['/account', '0.5', '3', '2.0', 'signed in: no limit'],
    ]);
  });
});
