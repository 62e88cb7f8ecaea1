import { asPaise, canPayCash } from '@haat/domain';
import { expect, test } from 'vitest';
import { claimSeed } from '../../src/catalogue/import/catalogue-import.repository.ts';
import { DEMO_ORDERS } from '../../src/demo/demo-order-plan.ts';
import { loadDemoOrders } from '../../src/demo/load-demo-orders.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { addMaker, addProduct } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { runCommand } from '../support/processes/run-command.ts';

async function openDemoShop(): Promise<TestShop> {
  const shop = await buildTestApp();
  const { context } = shop;
  await claimSeed(context.db, 'demo', shop.clock.now());
  for (const group of ['bagru', 'pipad', 'osian']) {
    await addMaker(context, { id: group, slug: group });
    for (const one of [1, 2]) await addProduct(context, { id: `${group}-${one}`, maker_id: group });
  }
  return shop;
}

// product 10.1.7
test('gives the desk orders of every kind, of several groups, and leaves the stock', async () => {
  const shop = await openDemoShop();
  const { db } = shop.context;
  const readStock = () => db.selectFrom('products').select(['id', 'stock_quantity']).execute();
  const before = await readStock();
  const desk = await signUpDeskMember(shop, 'owner');
  await db.updateTable('users').set({ email_verified_at: shop.clock.now() }).execute();
  expect(await loadDemoOrders(db, shop.clock.now())).toBe(DEMO_ORDERS.count);
  expect(await readStock()).toEqual(before);
  expect(await db.selectFrom('order_notices').selectAll().execute()).toEqual([]);
  const { counts } = (await desk.get('/desk/orders')).body.data;
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  const orders = await db.selectFrom('orders').selectAll().execute();
  const kinds = new Set(
    orders.map((one) => `${one.status} ${one.return_status ?? one.payment_status}`),
  );
  expect(Array.from(kinds)).toEqual(
    expect.arrayContaining([
      'pending paid',
      'pending pending',
      'processing paid',
      'shipped paid',
      'delivered paid',
      'delivered pending',
      'delivered requested',
      'delivered approved',
      'delivered returned',
      'cancelled refund_due',
      'cancelled cancelled',
    ]),
  );
  expect(orders.some(({ refunded_at }) => refunded_at !== null)).toBe(true);
  const returned = orders.find(({ return_status }) => return_status === 'returned');
  const { history } = (await desk.get(`/desk/orders/${returned?.id}`)).body.data;
  expect(history.map(({ event }: { event: string }) => event)).toEqual(
    expect.arrayContaining(['return_requested', 'return_approved', 'return_received']),
  );
  expect((await desk.get('/desk/today?days=30')).body.data).toMatchObject({
    waitingMessages: 2,
    sales: { byGroup: [{}, {}, {}] },
  });
  const stranger = { isEmailVerified: false, hasDeliveredOrder: false };
  for (const { payment_method, total_paise } of orders) {
    if (payment_method === 'cod') expect(canPayCash(asPaise(total_paise), stranger)).toBe(true);
  }
});

// product 10.1.7
test('is the same for the same time, once in a shop, and never in another shop than the demo', async () => {
  const numbers: string[][] = [];
  for (const _ of [1, 2]) {
    const { context, clock } = await openDemoShop();
    await loadDemoOrders(context.db, clock.now());
    expect(await loadDemoOrders(context.db, clock.now())).toBeUndefined();
    const rows = await context.db
      .selectFrom('orders')
      .select(['order_number', 'total_paise', 'status', 'created_at'])
      .orderBy('created_at')
      .execute();
    numbers.push(rows.map((row) => Object.values(row).join(' ')));
  }
  expect(numbers[1]).toEqual(numbers[0]);
  const other = await buildTestApp();
  await addProduct(other.context, { id: 'cloth' });
  expect(await loadDemoOrders(other.context.db, other.clock.now())).toBeUndefined();
});

test.each([
  ['SEED=none', { SEED: 'none' }],
  [
    'https',
    { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox', TRUST_PROXY: 'none' },
  ],
  // product 10.1.7
])('the command makes none with %s', async (_case, environment) => {
  const ended = await runCommand('commands/demo-orders.ts', [], environment);
  expect(ended).toMatchObject({ exitCode: 1, stdout: '' });
  expect(ended.stderr).toBe('Orders of the demo are only for SEED=demo without https.\n');
});
