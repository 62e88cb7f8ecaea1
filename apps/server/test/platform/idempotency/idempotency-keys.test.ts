import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_IDEMPOTENCY_KEYS } from '@haat/domain';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { openDatabase } from '../../../src/platform/database/open-database.ts';
import { buildTestApp, type TestShop } from '../../support/build-test-app.ts';
import { createTestDatabaseUrl } from '../../support/databases/test-database.ts';
import { addProduct } from '../../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../../support/people/shopper-with-address.ts';

const MERGES = 500;
const MAX_GROWTH = 2 * 1024 * 1024;

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

/** What the tables of the shop take, in bytes. */
async function measureDatabase({ database: { db, engine } }: TestShop): Promise<number> {
  const { rows } = await (engine === 'postgres'
    ? sql<{ bytes: string }>`select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`
    : sql<{ bytes: string }>`select page_count * page_size as bytes
        from pragma_page_count, pragma_page_size`
  ).execute(db);
  return Number(rows[0]?.bytes);
}

async function buildFullCart() {
  const shop = await buildTestApp();
  const lines = Array.from({ length: 50 }, (_, index) => ({
    productId: `product-${index}`,
    quantity: 1,
  }));
  const description = 'Sun-dried and ground in small lots. '.repeat(30);
  for (const { productId: id } of lines) {
    await addProduct(shop.context, { id, description, stock_quantity: 1_000 });
  }
  const shopper = shop.visitor();
  await shopper.signUp();
  expect((await shopper.post('/cart/merge-carts', { localCart: lines })).status).toBe(200);
  return { shop, shopper, lines };
}

function countKeys(shop: TestShop) {
  return shop.context.db
    .selectFrom('idempotency_keys')
    .select(({ fn }) => [
      fn.countAll<number>().as('keys'),
      sql<number>`coalesce(sum(length(response_body)), 0)`.as('bytes'),
    ])
    .executeTakeFirstOrThrow()
    .then(({ keys, bytes }) => ({ keys: Number(keys), bytes: Number(bytes) }));
}

test.each([
  ['empty', 0],
  ['small', 1],
])(
  `${MERGES} merges of %s carts under as many keys leave the database nearly as it was`,
  async (_size, count) => {
    const { shop, shopper, lines } = await buildFullCart();
    const body = { localCart: lines.slice(0, count) };
    const before = await measureDatabase(shop);
    for (let index = 0; index < MERGES; index += 1) {
      const reply = await shopper.post('/cart/merge-carts', body, keyed(`merge-key-${index}`));
      expect(reply.status).toBe(200);
    }
    expect((await measureDatabase(shop)) - before).toBeLessThan(MAX_GROWTH);
    expect(await countKeys(shop)).toEqual({
      keys: count === 0 ? 0 : MAX_IDEMPOTENCY_KEYS,
      bytes: 0,
    });
  },
);

test('merges of full carts under fresh keys store no cart', async () => {
  const { shop, shopper, lines } = await buildFullCart();
  for (let index = 0; index < MAX_IDEMPOTENCY_KEYS + 5; index += 1) {
    const key = keyed(`merge-key-${index}`);
    expect((await shopper.post('/cart/merge-carts', { localCart: lines }, key)).status).toBe(200);
  }
  expect(await countKeys(shop)).toEqual({ keys: MAX_IDEMPOTENCY_KEYS, bytes: 0 });
});

// product 7.10.3
test('the newest 20 keys of an operation hold, those of other operations beside them', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 100 });
  const asha = await signUpWithAddress(shop);
  const order = (key: string) =>
    asha.post(
      '/order/create-order',
      {
        items: [{ productId: 'chilli', quantity: 1 }],
        shippingAddress: asha.addressId,
        paymentMethod: 'cod',
      },
      keyed(key),
    );
  const merge = (key: string) =>
    asha.post(
      '/cart/merge-carts',
      { localCart: [{ productId: 'chilli', quantity: 1 }] },
      keyed(key),
    );
  expect((await merge('merge-key')).body.data.items[0].quantity).toBe(1);
  const numbers: string[] = [];
  for (let index = 0; index <= MAX_IDEMPOTENCY_KEYS; index += 1) {
    shop.clock.advance(1);
    numbers.push((await order(`order-key-${index}`)).body.data.orderNumber);
  }
  for (let index = 1; index <= MAX_IDEMPOTENCY_KEYS; index += 1) {
    expect((await order(`order-key-${index}`)).body.data.orderNumber).toBe(numbers[index]);
  }
  // The orders took the product out of the cart; the merge under its key is not done again.
  expect((await merge('merge-key')).body.data.items).toEqual([]);
  // The oldest is forgotten: a repetition after 20 others is a new order.
  expect(numbers).not.toContain((await order('order-key-0')).body.data.orderNumber);
});

test('40 orders at once under their own keys are each placed once', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 100 });
  const asha = await signUpWithAddress(shop);
  const replies = await Promise.all(
    Array.from({ length: 2 * MAX_IDEMPOTENCY_KEYS }, (_, index) =>
      asha.post(
        '/order/create-order',
        {
          items: [{ productId: 'chilli', quantity: 1 }],
          shippingAddress: asha.addressId,
          paymentMethod: 'cod',
        },
        keyed(`order-key-${index}`),
      ),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ body }) => body.data.orderNumber)).size).toBe(
    2 * MAX_IDEMPOTENCY_KEYS,
  );
});

test('what was stored before is cut down by the migration', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-keys-'));
  const place = await createTestDatabaseUrl();
  const database = await openDatabase({ dataDir, databaseUrl: place?.url });
  onTestFinished(async () => {
    await database.close();
    await place?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await migrate(database);
  const { db } = database;
  await sql`delete from schema_migrations where name like '0005%'`.execute(db);
  await sql`insert into users (id, full_name, user_name, user_name_key, email, email_key,
      phone_number, password_hash, created_at, updated_at)
    values ('u', 'Asha', 'asha', 'asha', 'a@example.com', 'a@example.com',
      '1', 'x', 1, 1)`.execute(db);
  for (let index = 0; index < 30; index += 1) {
    for (const operation of ['mergeCarts', 'createOrder']) {
      await db
        .insertInto('idempotency_keys')
        .values({
          user_id: 'u',
          operation,
          idempotency_key: `key-${index}`,
          request_hash: 'x',
          status_code: 200,
          response_body: '{"items":[]}',
          created_at: index,
          expires_at: index + (operation === 'mergeCarts' ? 365 : 7) * 86_400_000,
        })
        .execute();
    }
  }
  await migrate(database);
  const rows = await db.selectFrom('idempotency_keys').selectAll().orderBy('created_at').execute();
  const stored = Map.groupBy(rows, (row) => row.operation);
  for (const [operation, body] of [
    ['mergeCarts', ''],
    ['createOrder', '{"items":[]}'],
  ] as const) {
    const own = stored.get(operation) ?? [];
    expect(own.map((row) => row.created_at)).toEqual(
      Array.from({ length: MAX_IDEMPOTENCY_KEYS }, (_, index) => index + 10),
    );
    expect(new Set(own.map((row) => row.response_body))).toEqual(new Set([body]));
    expect(own.every((row) => row.expires_at === row.created_at + 7 * 86_400_000)).toBe(true);
  }
});
