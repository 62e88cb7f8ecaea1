import { describe, expect, test } from 'vitest';
import { MAX_BYTES } from '../../../src/platform/cache/response-cache.ts';
import { openDatabase } from '../../../src/platform/database/open-database.ts';
import { buildTestApp, type TestShop } from '../../support/build-test-app.ts';
import { addProduct } from '../../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../../support/people/shopper-with-address.ts';

const LISTING = '/api/v1/products?limit=20';

async function readListing(shop: TestShop) {
  const reply = await shop.inject({ url: LISTING });
  return reply.json().data.products;
}

/** Number of queries since the last call. */
function createQueryCounter(shop: TestShop): () => number {
  const { db } = shop.context;
  const { executeQuery, selectFrom } = db;
  let queries = 0;
  Object.assign(db, {
    executeQuery: (...given: Parameters<typeof executeQuery>) => {
      queries += 1;
      return executeQuery.apply(db, given);
    },
    selectFrom: (...given: Parameters<typeof selectFrom>) => {
      queries += 1;
      return selectFrom.apply(db, given);
    },
  });
  return () => {
    const count = queries;
    queries = 0;
    return count;
  };
}

describe('cached responses', () => {
  test('are sent again, byte for byte, without reading a product', async () => {
    const shop = await buildTestApp();
    const { id } = await addProduct(shop.context);
    const countQueries = createQueryCounter(shop);
    for (const url of [LISTING, `/api/v1/products/${id}`, `/api/v1/reviews/product/${id}`]) {
      for (const encoding of ['identity', 'br', 'gzip']) {
        const request = { url, headers: { 'accept-encoding': encoding } };
        const first = await shop.inject(request);
        expect(countQueries()).toBeGreaterThan(1);
        const second = await shop.inject(request);
        // The only query reads the revision.
        expect(countQueries()).toBe(1);
        expect(second.statusCode).toBe(200);
        expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
        const { 'x-request-id': _, date: __, ...headers } = first.headers;
        expect(second.headers).toMatchObject(headers);
        expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
      }
    }
  });

  test('end with the next write: stock, stars and price are those of now', async () => {
    const shop = await buildTestApp();
    const asha = await signUpWithAddress(shop);
    const { id } = await addProduct(shop.context, { stock_quantity: 10 });
    expect(await readListing(shop)).toMatchObject([{ stock_quantity: 10, stars: null }]);
    await asha.order({ [id]: 3 });
    expect(await readListing(shop)).toMatchObject([{ stock_quantity: 7, stars: null }]);
    await asha.post('/reviews', { productId: id, rating: 4 });
    expect(await readListing(shop)).toMatchObject([{ stock_quantity: 7, stars: 4 }]);
    await shop.context.db.updateTable('products').set({ price_paise: 10_000 }).execute();
    expect(await readListing(shop)).toMatchObject([{ price: 100, stock_quantity: 7, stars: 4 }]);
    await addProduct(shop.context, { name: 'Another' });
    expect(await readListing(shop)).toHaveLength(2);
  });

  test('stay when only carts change', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const { id } = await addProduct(shop.context);
    await readListing(shop);
    const countQueries = createQueryCounter(shop);
    await asha.post('/cart/add-cart', { productId: id, quantity: 1 });
    countQueries();
    await readListing(shop);
    expect(countQueries()).toBe(1);
  });

  test('see what another process of the shop wrote', async () => {
    const shop = await buildTestApp();
    await addProduct(shop.context, { stock_quantity: 10 });
    expect(await readListing(shop)).toMatchObject([{ stock_quantity: 10 }]);
    const other = await openDatabase(shop.config);
    await other.db.updateTable('products').set({ stock_quantity: 4 }).execute();
    expect(await readListing(shop)).toMatchObject([{ stock_quantity: 4 }]);
    await other.close();
  });

  test('are made once for all that ask at the same time', async () => {
    const shop = await buildTestApp();
    await addProduct(shop.context, { stock_quantity: 10 });
    const countQueries = createQueryCounter(shop);
    await readListing(shop);
    const queriesOfOne = countQueries();
    await shop.context.db.updateTable('products').set({ stock_quantity: 4 }).execute();
    const listings = await Promise.all(Array.from({ length: 20 }, () => readListing(shop)));
    for (const listing of listings) expect(listing).toMatchObject([{ stock_quantity: 4 }]);
    expect(countQueries()).toBeLessThan(4 * queriesOfOne);
  });

  test('differ by URL, and errors are not cached', async () => {
    const shop = await buildTestApp();
    const { id } = await addProduct(shop.context);
    const statuses = [];
    for (const url of [LISTING, `${LISTING}&page=0`, LISTING, `/api/v1/products/${id}`]) {
      statuses.push((await shop.inject({ url })).statusCode);
    }
    statuses.push((await shop.inject({ url: '/api/v1/products/unknown' })).statusCode);
    statuses.push((await shop.inject({ url: '/api/v1/products/unknown' })).statusCode);
    expect(statuses).toEqual([200, 400, 200, 200, 404, 404]);
    const head = await shop.inject({ method: 'HEAD', url: LISTING });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
  });

  test('have a limit of bytes in which long URLs of short responses count too', async () => {
    const shop = await buildTestApp();
    const count = Math.ceil(MAX_BYTES / 24_000);
    const toUrl = (index: number) => `${LISTING}&of=${index}&long=${'x'.repeat(12_000)}`;
    for (let index = 0; index <= count; index += 1) await shop.inject({ url: toUrl(index) });
    const countQueries = createQueryCounter(shop);
    await shop.inject({ url: toUrl(0) });
    expect(countQueries()).toBeGreaterThan(1);
  });
});
