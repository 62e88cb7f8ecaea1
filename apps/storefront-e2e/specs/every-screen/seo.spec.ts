import type { APIRequestContext } from '@playwright/test';
import { readHead } from '../../fixtures/page/read-head.ts';
import { expectReadable } from '../../fixtures/page/readable.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Personal, about to be, or of one search: no search engine should show them. */
const NOT_INDEXED = [
  '/login',
  '/signup',
  '/register',
  '/forgot',
  '/reset-password/some-token',
  '/cart',
  '/shipping-details',
  '/saved-address',
  '/payment',
  '/account',
  '/account/orders',
  '/account/orders/view-order-details?id=1',
  '/products?search=papad',
  '/story?search=goat',
];

/** Screens that are drawn once it is known who looks at them. */
const PROTECTED = /^\/(account|cart|payment|saved-address|shipping-details)/;

/** Pages of the sitemap that are opened, of each kind such as products. */
const MAX_OF_A_KIND = 5;

async function listSitemap(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  return Array.from(
    (await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, url = '']) => url,
  );
}

// product 2.1.1, 2.1.6, 2.15.1
test('pages of the sitemap each have a title, description, canonical address and picture', async ({
  request,
}) => {
  const titles = new Map<string, string>();
  const pictures = new Set<string>();
  const seen = new Map<string, number>();
  for (const url of await listSitemap(request)) {
    // The pages of a kind are rendered alike: some of each show it.
    const kind = new URL(url).pathname.split('/').slice(0, -1).join('/') || url;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    if (count > MAX_OF_A_KIND) continue;
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    const html = await response.text();
    expectReadable(html, url);
    const { titles: found, meta, links, data } = readHead(html);
    expect(found, url).toHaveLength(1);
    const [title = ''] = found;
    expect(title, url).toMatch(/^\S.* · Haat$/);
    expect(titles.get(title), `${url} is called like another page`).toBeUndefined();
    titles.set(title, url);
    expect(meta.get('robots'), url).toBeUndefined();
    expect(meta.get('description'), url).toMatch(/^\S.{20,160}$/);
    expect(links.get('canonical'), url).toEqual([url]);
    expect(meta.get('og:url'), url).toBe(url);
    expect(title, url).toContain(meta.get('og:title'));
    expect(data.length, url).toBeGreaterThan(0);
    for (const block of data) expect(block['@context'], url).toBe('https://schema.org');
    pictures.add(meta.get('og:image') ?? '');
  }
  for (const kind of ['/product', '/category', '/story', '/maker', '/page']) {
    expect(seen.get(kind), kind).toBeGreaterThanOrEqual(MAX_OF_A_KIND);
  }
  // One of each kind is enough: the server makes each size of a picture at its first request.
  const [card = '', ...drawn] = pictures;
  for (const picture of [card, drawn[0] ?? '', drawn.at(-1) ?? '']) {
    const response = await request.get(picture);
    expect(response.headers()['content-type'], picture).toBe('image/jpeg');
    expect(response.headers()['cross-origin-resource-policy'], picture).toBe('cross-origin');
  }
});

// product 2.15.3
test('personal pages and search results stay out of search engines', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const closed = Array.from(robots.matchAll(/^Disallow: (.*)$/gm), ([, path = '']) => path);
  for (const path of NOT_INDEXED) {
    const html = await (await request.get(path)).text();
    const { meta, links, data } = readHead(html);
    if (!PROTECTED.test(path)) expectReadable(html, path);
    expect(meta.get('robots'), path).toBe('noindex');
    expect(links.get('canonical'), path).toBeUndefined();
    expect(data, path).toEqual([]);
    const isSearch = path.includes('?search=');
    // A crawler that may not load a page cannot read its noindex.
    expect(
      closed.some((start) => path.startsWith(start)),
      path,
    ).toBe(!isSearch);
  }
  for (const url of await listSitemap(request)) {
    const { pathname } = new URL(url);
    expect(
      closed.filter((start) => pathname.startsWith(start)),
      url,
    ).toEqual([]);
  }
});

test('the shop can be put on a home screen: its icons are there in their sizes', async ({
  request,
}) => {
  const { links, meta } = readHead(await (await request.get('/')).text());
  const [address = ''] = links.get('manifest') ?? [];
  const response = await request.get(address);
  expect(response.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: /Haat/, short_name: 'Haat', start_url: '/' });
  expect(manifest.theme_color).toBe('#BD1A12');
  expect(meta.get('theme-color')).toBe('#BD1A12');
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  const [touchIcon = ''] = links.get('apple-touch-icon') ?? [];
  for (const { src, sizes } of [...manifest.icons, { src: touchIcon, sizes: '180x180' }]) {
    const icon = await (await request.get(src)).body();
    // Width and height of a PNG are the first two numbers of its header.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('an address of nothing responds with 404 and a whole page that leads on', async ({
  page,
  request,
}) => {
  for (const [path, heading] of [
    ['/nowhere', 'Page not found'],
    ['/about-us%', 'Page not found'],
    ['/product/no-such', 'Product not found'],
    ['/product/moong-papad.', 'Product not found'],
    ['/product/%E0%A4%AA%E0%A4%BE%E0%A4%AA%E0%A4%A1', 'Product not found'],
    ['/story/no-such', 'Story not found'],
    ['/story/papad-weather.)', 'Story not found'],
    ['/maker/no-such', 'Group not found'],
    ['/page/no-such', 'Page not found'],
    ['/category/no-such', 'No such category: no-such'],
  ] as const) {
    // product 2.2.4, 2.7.7, 2.12.3
    await test.step(`${path} responds with 404 and a whole page that leads on`, async () => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(response.headers()['cache-control']).toBe('no-store');
      const html = await response.text();
      const { titles, meta } = readHead(html);
      expect(titles).toEqual([`${heading} · Haat`]);
      expect(meta.get('robots')).toBe('noindex');
      expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      expect(html).toMatch(/<header[\s\S]*<main[\s\S]*href="\/products-list"[\s\S]*<\/main>/);
    });
  }
  await page.goto('/product/no-such');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');
  await page
    .getByRole('main')
    .getByRole('link', { name: /products/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/products-list$/);
});
