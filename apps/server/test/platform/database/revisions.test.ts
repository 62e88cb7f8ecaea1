import { describe, expect, test } from 'vitest';
import { listOperations, readContract } from '../../../src/platform/contract/contract-document.ts';
import { openDatabase } from '../../../src/platform/database/open-database.ts';
import {
  findRevision,
  listStale,
  raiseRevision,
} from '../../../src/platform/database/revisions.ts';
import { runTransaction } from '../../../src/platform/database/transaction.ts';
import { queries } from '../../../src/platform/instrumentation/channels.ts';
import { buildTestApp, type TestShop } from '../../support/build-test-app.ts';
import { listTables } from '../../support/databases/tables.ts';
import { addProduct } from '../../support/goods/stock-fixture.ts';

/** Tables that public calls read and that make no page stale. */
const OTHERS = new Map([
  ['revisions', 'says itself what is stale'],
  ['users', 'the name of a review’s author may be a minute old'],
  ['media', 'a picture has the address of its bytes'],
  ['media_variants', 'a picture has the address of its bytes'],
]);

async function readRevisions({ context: { db } }: TestShop) {
  const [catalogue, pages, responses] = await Promise.all([
    findRevision(db, 'catalogue'),
    findRevision(db, 'public-pages'),
    findRevision(db, 'public-responses'),
  ]);
  return { catalogue, pages, responses };
}

/** How far `work` raises the revisions. */
async function countRaised(shop: TestShop, work: () => Promise<unknown>) {
  const before = await readRevisions(shop);
  await work();
  const after = await readRevisions(shop);
  return {
    catalogue: after.catalogue - before.catalogue,
    pages: after.pages - before.pages,
    responses: after.responses - before.responses,
  };
}

const NOTHING = { catalogue: 0, pages: 0, responses: 0 };

/** The tables that calls read, of those that make something stale. */
async function readTables(shop: TestShop, urls: readonly string[]): Promise<string[]> {
  const read = new Set<string>();
  const stop = queries.subscribe(({ sql }) => {
    for (const [, table] of sql.matchAll(/\b(?:from|join) "?([a-z_]+)"?/g)) read.add(table ?? '');
  });
  for (const url of urls) await shop.inject({ url });
  stop();
  // Other names after FROM are parts of a query.
  const tables = new Set(await listTables(shop.context));
  return Array.from(read).filter((table) => tables.has(table) && !OTHERS.has(table));
}

test('every table that public calls read makes pages stale when it is written', async () => {
  const shop = await buildTestApp({ environment: { METRICS_PORT: '9464' } });
  const { id } = await addProduct(shop.context);
  const urls = listOperations(readContract())
    .filter(
      ({ method, session, url }) =>
        // What a payment link shows is in no page that is kept.
        method === 'GET' && session === 'none' && !/^\/api\/v1\/(desk|order-link)\//.test(url),
    )
    .map(({ url }) => url.replace(/:\w+/, id));
  const read = await readTables(shop, [...urls, '/api/v1/products?search=soap']);
  expect(read.length).toBeGreaterThan(7);
  expect(read.filter((table) => !listStale(table, undefined).includes('public-pages'))).toEqual([]);
});

test('every table that cached responses are made from makes them stale when it is written', async () => {
  const shop = await buildTestApp({ environment: { METRICS_PORT: '9464' } });
  const { id } = await addProduct(shop.context);
  const read = await readTables(shop, [
    '/api/v1/products?search=soap',
    '/api/v1/products?isDeal=true',
    `/api/v1/products/${id}`,
    `/api/v1/reviews/product/${id}`,
  ]);
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((table) => !listStale(table, undefined).includes('public-responses'))).toEqual(
    [],
  );
});

describe('a write raises the revisions of what it makes stale', () => {
  test('by the columns that it sets', async () => {
    const shop = await buildTestApp();
    const { db } = shop.context;
    const { id } = await addProduct(shop.context);
    const update = (columns: object) => () =>
      db.updateTable('products').set(columns).where('id', '=', id).execute();
    expect(await countRaised(shop, update({ price_paise: 9_900 }))).toEqual({
      catalogue: 1,
      pages: 1,
      responses: 1,
    });
    expect(await countRaised(shop, update({ stock_quantity: 50 }))).toEqual({
      ...NOTHING,
      responses: 1,
    });
    expect(await countRaised(shop, update({ updated_at: 1 }))).toEqual(NOTHING);
    expect(
      await countRaised(shop, () => db.deleteFrom('products').where('id', '=', id).execute()),
    ).toEqual({ catalogue: 1, pages: 1, responses: 1 });
  });

  test('once per transaction, with its commit, and not when it changed nothing', async () => {
    const shop = await buildTestApp();
    const { db } = shop.context;
    const products = [await addProduct(shop.context), await addProduct(shop.context)];
    const reprice = () =>
      runTransaction(db, async (transaction) => {
        for (const { id } of products) {
          const change = transaction.updateTable('products').set({ price_paise: 100 });
          await change.where('id', '=', id).execute();
        }
        expect(await findRevision(db, 'public-pages')).toBe(before.pages);
      });
    const before = await readRevisions(shop);
    expect(await countRaised(shop, reprice)).toEqual({ catalogue: 1, pages: 1, responses: 1 });
    const fail = () =>
      runTransaction(db, async (transaction) => {
        await transaction.updateTable('products').set({ price_paise: 1 }).execute();
        throw new Error('Never mind.');
      }).catch(() => {});
    expect(await countRaised(shop, fail)).toEqual(NOTHING);
    const miss = () => db.deleteFrom('products').where('id', '=', 'no-such-product').execute();
    expect(await countRaised(shop, miss)).toEqual(NOTHING);
  });

  test('and is refused where it does not name its table plainly', async () => {
    const { db } = (await buildTestApp()).context;
    const update = db.updateTable('products as goods').set({ price_paise: 1 });
    await expect(update.execute()).rejects.toThrow('must name its table plainly');
  });

  test('in another program too, and is counted where it is made', async () => {
    const shop = await buildTestApp();
    await addProduct(shop.context);
    const other = await openDatabase(shop.config);
    const raised = await countRaised(shop, () =>
      other.db.updateTable('products').set({ price_paise: 1 }).execute(),
    );
    expect(raised.pages).toBe(1);
    expect(other.countChanges()).toBe(1);
    await raiseRevision(other.db, 'public-pages');
    expect(other.countChanges()).toBe(2);
    await other.close();
  });
});
