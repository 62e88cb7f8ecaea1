import type { APIRequestContext } from '@playwright/test';
import { BUILT_ORIGIN, renderBuilt } from '../../fixtures/page/built-storefront.ts';
import { readHead } from '../../fixtures/page/read-head.ts';
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

interface ApiProduct {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly stars: number;
  readonly reviews: number;
  readonly inStock: boolean;
}

async function listSitemap(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  return Array.from(
    (await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, url = '']) => url,
  );
}

// product 2.15.1
test('the sitemap has every product, category, story and active page of the API, and no other', async ({
  request,
  baseURL,
}) => {
  const list = async (path: string) => (await (await request.get(`/api/v1${path}`)).json()).data;
  const { products } = await list('/products?limit=100');
  const { categories } = await list('/categories?limit=100&status=active');
  const { stories } = await list('/story?limit=100');
  const { makers } = await list('/makers?limit=100');
  const pages: { slug: string }[] = await list('/pages?isActive=true');
  const expected = [
    ...['/', '/products-list', '/about-us', '/story', '/makers', '/contact-us'],
    // product 2.8.1
    ...categories.map(({ slug }: { slug: string }) => `/category/${slug}`),
    // product 2.12.6
    ...pages.map(({ slug }) => `/page/${slug}`),
    // product 2.12.2
    ...stories.map(({ _id }: { _id: string }) => `/story/${_id}`),
    // product 2.2.17, 2.16.3
    ...makers.map(({ slug }: { slug: string }) => `/maker/${slug}`),
    // product 2.7.8
    ...products.map(({ _id }: { _id: string }) => `/product/${_id}`),
  ].map((path) => new URL(path, baseURL).href);
  expect(products.length).toBeGreaterThan(40);
  expect((await listSitemap(request)).toSorted()).toEqual(expected.toSorted());
});

// product 2.15.1
test('every page of the sitemap has a title, description, canonical address and picture', async ({
  request,
}) => {
  const titles = new Map<string, string>();
  const pictures = new Set<string>();
  for (const url of await listSitemap(request)) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    const { titles: found, meta, links, data } = readHead(await response.text());
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
  expect(titles.size).toBeGreaterThan(60);
  // One of each kind is enough: the server makes each size of a picture at its first request.
  const [card = '', ...drawn] = pictures;
  for (const picture of [card, drawn[0] ?? '', drawn.at(-1) ?? '']) {
    const response = await request.get(picture);
    expect(response.headers()['content-type'], picture).toBe('image/jpeg');
    expect(response.headers()['cross-origin-resource-policy'], picture).toBe('cross-origin');
  }
});

// product 2.15.2
test('structured data of a product has its price, its stock and only a rating that shoppers gave', async ({
  request,
}) => {
  const response = await request.get('/api/v1/products?limit=100');
  const { products }: { products: ApiProduct[] } = (await response.json()).data;
  const isRated = (product: ApiProduct) => Number(product.reviews) > 0;
  const cases = [
    products.find(isRated),
    products.find((product) => !isRated(product)),
    products.find((product) => product.inStock === false),
  ];
  for (const product of cases) {
    if (product === undefined) throw new Error('The demo catalogue has no product of each kind.');
    const page = await request.get(`/product/${product._id}`);
    const { data } = readHead(await page.text());
    const about = data.find((block) => block['@type'] === 'Product');
    expect(about).toMatchObject({
      name: product.name,
      offers: {
        price: Number(product.price).toFixed(2),
        priceCurrency: 'INR',
        availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      },
    });
    expect(about?.aggregateRating).toEqual(
      isRated(product)
        ? {
            '@type': 'AggregateRating',
            ratingValue: product.stars,
            reviewCount: product.reviews,
          }
        : undefined,
    );
    const trail = data.find((block) => block['@type'] === 'BreadcrumbList');
    expect(trail?.itemListElement).toHaveLength(3);
  }
});

// product 1.1.1
test('structured data of the home page has the seller and the search', async ({
  request,
  baseURL,
}) => {
  const { data } = readHead(await (await request.get('/')).text());
  expect(data.map((block) => block['@type'])).toEqual(['Organization', 'WebSite']);
  expect(data[1]).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${baseURL}/products?search={search_term_string}` },
    },
  });
});

test('no text of a product can end the block of data it stands in', async ({ shop }) => {
  expect(shop.url).toBeTruthy();
  const name = '</script><script>alert(1)</script><!-- & "quoted"';
  const response = await renderBuilt('/product/hostile', (path) =>
    path === '/products/hostile'
      ? Response.json({ data: { _id: 'hostile', name, description: name, price: 1, reviews: 0 } })
      : Response.json({ data: [] }),
  );
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).not.toContain('<script>alert(1)');
  const about = readHead(html).data.find((block) => block['@type'] === 'Product');
  expect(about?.name).toBe(name);
  expect(about?.url).toBe(`${BUILT_ORIGIN}/product/hostile`);
});

// product 2.15.3
test('personal pages and search results stay out of search engines', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const closed = Array.from(robots.matchAll(/^Disallow: (.*)$/gm), ([, path = '']) => path);
  for (const path of NOT_INDEXED) {
    const html = await (await request.get(path)).text();
    const { meta, links, data } = readHead(html);
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

test('the results of a search have texts for a shared link, whatever was typed', async ({
  request,
}) => {
  for (const typed of ['papad', '"><script>alert(1)</script>', 'x'.repeat(90), 'x'.repeat(400)]) {
    const html = await (await request.get(`/products?search=${encodeURIComponent(typed)}`)).text();
    const { meta } = readHead(html);
    expect(html).not.toContain('<script>alert(1)');
    expect(meta.get('og:title')).toContain('Search results for');
    expect(meta.get('description')).toContain('among the spices, biscuits');
    expect(meta.get('og:description')).toBe(meta.get('description'));
    expect(meta.get('og:image')).toMatch(/\/share-card\.jpg/);
    for (const key of ['og:title', 'og:description', 'og:image:alt']) {
      expect(meta.get(key)?.length, key).toBeLessThan(170);
    }
    expect(meta.get('robots')).toBe('noindex');
  }
});

test('robots.txt leads to the sitemap and leaves the pictures open', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain('Allow: /api/v1/media/');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
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
    // product 2.2.16
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

// product 2.2.16, 8.12.1
test('a page that fails responds with 500: whole, with a way home, without a word of the fault', async ({
  shop,
}) => {
  expect(shop.url).toBeTruthy();
  const response = await renderBuilt('/product/moong-papad', (path) =>
    path === '/products/moong-papad'
      ? new Response('no such table: products at list.js:12', { status: 500 })
      : Response.json({ data: [] }),
  );
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toMatch(/<h1[^>]*>(Something went wrong|Failed to load product)<\/h1>/);
  expect(readHead(html).titles).toEqual(['Failed to load product · Haat']);
  expect(html).toMatch(/<main[\s\S]*href="\/products-list"[\s\S]*<\/main>/);
  expect(html).toMatch(/<header[\s\S]*href="\/"/);
  expect(html).toContain('</footer>');
  expect(readHead(html).meta.get('robots')).toBe('noindex');
  expect(html).not.toMatch(/no such table|\.js:\d+/);
});

// product 8.12.1
test('a page without its API responds with 503, and says that the cart is safe', async ({
  shop,
}) => {
  expect(shop.url).toBeTruthy();
  const response = await renderBuilt('/story/1', () =>
    Response.json({ success: false, message: 'Try again in a moment.' }, { status: 503 }),
  );
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).toContain('Your cart is safe.');
  expect(readHead(html).meta.get('robots')).toBe('noindex');
});
