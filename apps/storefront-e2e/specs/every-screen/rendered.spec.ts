import { BUILT_ORIGIN, renderBuilt } from '../../fixtures/page/built-storefront.ts';
import { readHead } from '../../fixtures/page/read-head.ts';
import { expect, test } from '../../fixtures/test.ts';

// Pages as the server renders them over a stubbed API: no browser, and no shop's database is changed.

const EMPTY_LIST = { pagination: { page: 1, limit: 9, total: 0, totalPages: 0 } };

// product 8.2.1
test('pages from the server say what failed, or the message of the server', async ({ request }) => {
  const responses = new Map<string, string>();
  for (const [name, asked] of Object.entries({
    '/categories': '/categories?page=1&limit=100&status=active',
    '/pages': '/pages?isActive=true',
    '/products': '/products?limit=9',
    '/contact': '/contact',
  })) {
    responses.set(name, await (await request.get(`/api/v1${asked}`)).text());
  }
  for (const [text, path, failed] of [
    ['Failed to load categories', '/products-list', '/categories'],
    ['Failed to load category', '/category/papads', '/categories'],
    ['Failed to load products: ', '/category/papads', '/products'],
    ['Failed to load products: ', '/products-list', '/products'],
    ['Failed to load product', '/product/moong-papad', '/products/moong-papad'],
    ['Failed to fetch pages', '/about-us', '/pages'],
    ['Failed to fetch page', '/page/about-handmade', '/pages/about-handmade'],
    ['Failed to load: ', '/contact-us', '/contact'],
  ] as const) {
    await test.step(`${path}: ${text}`, async () => {
      const render = async (errorBody: string) => {
        const response = await renderBuilt(path, (asked) => {
          if (asked === failed) return new Response(errorBody, { status: 500 });
          return new Response(responses.get(asked), {
            headers: { 'content-type': 'application/json' },
          });
        });
        // The visible text alone, without the data for the browser.
        return (await response.text()).replaceAll(/<script.*?<\/script>/gs, '');
      };

      const silent = await render('');
      expect(silent).toMatch(text.endsWith(': ') ? `>${text}` : new RegExp(`${text}[.<]`));
      const message = 'The stall is closed today.';
      const explained = await render(JSON.stringify({ success: false, message }));
      expect(explained).toContain(text.endsWith(': ') ? text + message : message);
    });
  }
});

// product 2.2.4, 8.12.1
test('a page that fails responds with 500, whole and without a word of the fault; without the API it responds with 503', async ({
  shop,
}) => {
  expect(shop.url).toBeTruthy();
  const failing = await renderBuilt('/product/moong-papad', (path) =>
    path === '/products/moong-papad'
      ? new Response('no such table: products at list.js:12', { status: 500 })
      : Response.json({ data: [] }),
  );
  const html = await failing.text();
  expect(failing.status).toBe(500);
  expect(failing.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toMatch(/<h1[^>]*>(Something went wrong|Failed to load product)<\/h1>/);
  expect(readHead(html).titles).toEqual(['Failed to load product · Haat']);
  expect(html).toMatch(/<main[\s\S]*href="\/products-list"[\s\S]*<\/main>/);
  expect(html).toContain('</footer>');
  expect(readHead(html).meta.get('robots')).toBe('noindex');
  expect(html).not.toMatch(/no such table|\.js:\d+/);

  const unavailable = await renderBuilt('/story/1', () =>
    Response.json({ success: false, message: 'Try again in a moment.' }, { status: 503 }),
  );
  expect(unavailable.status).toBe(503);
  expect(await unavailable.text()).toContain('Your cart is safe.');
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

// product 2.6.1, 2.6.4, 2.8.1
test('a shop without products has fallback categories and says what is missing', async ({
  shop,
}) => {
  expect(shop.url).toBeTruthy();
  const render = async (path: string, categories: readonly object[]) => {
    const response = await renderBuilt(path, (asked) =>
      Response.json({
        data:
          asked === '/categories' ? { categories, ...EMPTY_LIST } : { products: [], ...EMPTY_LIST },
      }),
    );
    return response.text();
  };
  const home = await render('/', []);
  for (const slug of ['spices', 'biscuits', 'papads']) {
    expect(home).toContain(`href="/category/${slug}"`);
  }
  expect(home).toContain('No best-selling products available at the moment.');
  const spices = { _id: 'spices', name: 'Spices', slug: 'spices', status: 'active' };
  expect(await render('/category/spices', [spices])).toContain('No products found in Spices.');
});

// product 2.5.2
test('the footer says who sells where the shop has set it, and otherwise that it is a demonstration', async ({
  request,
}) => {
  const { data: contact } = await (await request.get('/api/v1/contact')).json();
  const render = async (seller: object) => {
    const response = await renderBuilt('/about-us', (path) =>
      Response.json({ data: path === '/contact' ? { ...contact, ...seller } : [] }),
    );
    const html = await response.text();
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    return footer.replaceAll(/<[^>]*>/g, '');
  };
  const demonstration = await render({});
  expect(demonstration).toContain('This is a demonstration shop: nothing is sold or sent.');
  expect(demonstration).not.toContain('GSTIN');
  expect(await render({ sellerName: 'Example Traders' })).toContain('GSTIN: not registered');
  const footer = await render({
    sellerName: 'Example Traders',
    sellerAddress: 'Jodhpur',
    gstin: '08AAAAA0000A1Z5',
    grievanceOfficer: 'officer@example.com',
  });
  for (const text of [
    'Sold by: Example Traders, Jodhpur',
    'GSTIN: 08AAAAA0000A1Z5',
    'Grievance officer: officer@example.com',
  ]) {
    expect(footer).toContain(text);
  }
  expect(footer).not.toContain('FSSAI');
});
