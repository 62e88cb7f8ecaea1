import { createShopClient } from '@haat/api-sdk';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { apiContext, publicOriginContext } from '../../lib/loading/request-context.ts';
import { loader } from './sitemap.route.ts';

/** Responds as the API of a shop with so many products. */
function createContext(productCount: number, isDown = false): RouterContextProvider {
  const lists: Record<string, (page: number, limit: number) => unknown> = {
    '/api/v1/categories': () => ({ categories: [{ _id: 'c1', name: 'Papads', slug: 'papads' }] }),
    '/api/v1/pages': () => [
      { _id: 'g1', slug: 'terms', title: 'Terms', content: '', isActive: true },
    ],
    '/api/v1/story': (page) => ({
      stories: [{ _id: `s${page}`, title: 'Ten rupees', products: [] }],
      pagination: { page, limit: 100, total: 101, totalPages: 2, hasNext: page < 2 },
    }),
    '/api/v1/makers': (page) => ({
      makers: [{ slug: `g${page}`, name: 'Example Group', products: [] }],
      pagination: { page, limit: 100, total: 101, totalPages: 2, hasNext: page < 2 },
    }),
    '/api/v1/products': (page, limit) => {
      const first = (page - 1) * limit;
      return {
        products: Array.from({ length: Math.min(limit, productCount - first) }, (_, index) => ({
          _id: `p${first + index}`,
          name: 'Papad',
          price: 1,
        })),
        pagination: { page, limit, total: productCount },
      };
    },
  };
  const context = new RouterContextProvider();
  const respond: typeof fetch = async (input) => {
    const { pathname, searchParams } = new URL(new Request(input).url);
    const list = lists[pathname];
    if (isDown || list === undefined) {
      return Response.json({ success: false, message: 'Try again later.' }, { status: 503 });
    }
    const page = Number(searchParams.get('page') ?? 1);
    const limit = Number(searchParams.get('limit') ?? 10);
    return Response.json({ success: true, message: '', data: list(page, limit) });
  };
  context.set(
    apiContext,
    createShopClient({ baseUrl: 'https://shop.example/api/v1', fetch: respond }),
  );
  context.set(publicOriginContext, 'https://shop.example');
  return context;
}

/** Each page stands in both languages, one after the other; the index of the files in none. */
async function readEnglish(productCount: number, query = '') {
  const { response, urls } = await read(productCount, query);
  const english = urls.filter((path) => !path?.startsWith('/hi/'));
  expect(urls).toEqual(english.flatMap((path) => [path, `/hi${path}`]));
  return { response, urls: english };
}

async function read(productCount: number, query = '', isDown = false) {
  const request = new Request(`https://shop.example/sitemap.xml${query}`);
  const context = createContext(productCount, isDown);
  const url = new URL(request.url);
  const response = await loader({ request, context, url, pattern: '/sitemap.xml', params: {} });
  const xml = await response.text();
  return {
    response,
    urls: Array.from(
      xml.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g),
      ([, path]) => path,
    ),
  };
}

describe('the sitemap', () => {
  // product 2.18.2
  it('of a small shop is one file with every public URL in both languages', async () => {
    const { response, urls } = await readEnglish(120);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(urls.slice(0, 14)).toEqual([
      '/',
      '/products-list',
      '/gifts',
      '/about-us',
      '/story',
      '/makers',
      '/contact-us',
      '/category/papads',
      '/page/terms',
      '/story/s1',
      '/story/s2',
      '/maker/g1',
      '/maker/g2',
      '/product/p0',
    ]);
    expect(urls).toHaveLength(13 + 120);
    expect(urls.at(-1)).toBe('/product/p119');
  });

  it('of a shop without products lists its other URLs', async () => {
    expect((await readEnglish(0)).urls).toHaveLength(13);
  });

  it('of a large shop is an index of files, which together hold every product once', async () => {
    const { urls: files } = await read(10_001);
    expect(files).toEqual(['/sitemap.xml?page=1', '/sitemap.xml?page=2', '/sitemap.xml?page=3']);
    const parts = await Promise.all(
      files.map((_, index) => readEnglish(10_001, `?page=${index + 1}`)),
    );
    const urls = parts.flatMap((part) => part.urls);
    expect(parts.map((part) => part.urls.length)).toEqual([13 + 5_000, 5_000, 1]);
    expect(new Set(urls).size).toBe(13 + 10_001);
  });

  it.each(['0', '4', 'x', '1.5'])('has no file %s', async (page) => {
    expect((await read(10_001, `?page=${page}`)).response.status).toBe(404);
  });

  it('is a 503 while any list fails', async () => {
    const { response, urls } = await read(10, '', true);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(urls).toEqual([]);
  });
});
