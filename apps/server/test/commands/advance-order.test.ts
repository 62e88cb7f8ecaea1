import { type KyselyPlugin, UpdateQueryNode } from 'kysely';
import { describe, expect, test } from 'vitest';
import { advanceOrder } from '../../src/orders/order-advance.ts';
import { markReviewsOfOrder } from '../../src/reviews/bought-reviews.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { addProduct, readProductRow } from '../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { runCommand, toEnvironment } from '../support/processes/run-command.ts';

const COMMAND = 'commands/advance-order.ts';

async function openShop() {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 50 });
  const shopper = await signUpWithAddress(shop);
  return { shop, shopper, db: shop.context.db, environment: toEnvironment(shop) };
}

/** Records the tables of updates in their order; each update locks its row until the commit. */
function noteUpdates(): { plugin: KyselyPlugin; tables: string[] } {
  const tables: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (UpdateQueryNode.is(node)) {
        tables.push(/"name":"(\w+)"/.exec(JSON.stringify(node.table))?.[1] ?? '');
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { plugin, tables };
}

test('the buyer is locked before the order', async () => {
  const { shopper, db } = await openShop();
  const { orderNumber } = (await shopper.order({ chilli: 1 })).body.data;
  await shopper.post('/reviews', { productId: 'chilli', rating: 4 });
  const { plugin, tables } = noteUpdates();
  await advanceOrder(
    db.withPlugin(plugin),
    orderNumber,
    'delivered',
    Date.now(),
    markReviewsOfOrder,
  );
  expect([...new Set(tables)].slice(0, 4)).toEqual(['users', 'orders', 'reviews', 'products']);
});

describe('advance-order', () => {
  // product 4.3.1
  test('advances an order while the shop runs, and the shopper sees it', async () => {
    const { shopper, environment } = await openShop();
    const { _id, orderNumber } = (await shopper.order({ chilli: 1 })).body.data;

    const ended = await runCommand(COMMAND, [orderNumber.toLowerCase(), 'shipped'], environment);

    expect(ended).toMatchObject({ exitCode: 0, stderr: '' });
    expect(ended.stdout).toContain('was pending and is shipped now.');
    expect((await shopper.get(`/order/${_id}`)).body.data.status).toBe('shipped');
    expect((await shopper.post(`/order/cancel-order/${_id}`)).status).toBe(409);

    await runCommand(COMMAND, [orderNumber, 'delivered'], environment);
    expect((await shopper.post(`/order/return-order/${_id}`, { reason: '' })).status).toBe(200);

    const again = await runCommand(COMMAND, [orderNumber, 'delivered'], environment);
    expect(again).toMatchObject({
      exitCode: 0,
      stdout: `${orderNumber} is delivered already.\n`,
    });
    const back = await runCommand(COMMAND, [orderNumber, 'processing'], environment);
    expect(back).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: `${orderNumber} is delivered and cannot become processing.\n`,
    });
    expect((await shopper.get(`/order/${_id}`)).body.data.status).toBe('delivered');
  });

  test('does not advance an order before its online payment, and advances a paid one', async () => {
    const { shopper, db, environment } = await openShop();
    const { _id, orderNumber } = (await shopper.order({ chilli: 1 }, { paymentMethod: 'online' }))
      .body.data;
    const ended = await runCommand(COMMAND, [orderNumber, 'shipped'], environment);
    expect(ended).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: `${orderNumber} is to be paid online, and the shop does not have the money. It stays pending.\n`,
    });
    await db.updateTable('orders').set({ payment_status: 'paid' }).where('id', '=', _id).execute();
    expect(await advanceOrder(db, orderNumber, 'shipped', Date.now(), markReviewsOfOrder)).toEqual({
      outcome: 'moved',
      from: 'pending',
    });
  });

  test('rejects either cancelling or shipping when both happen at once', async () => {
    const { shop, shopper, db } = await openShop();
    for (let round = 0; round < 4; round += 1) {
      const { _id, orderNumber } = (await shopper.order({ chilli: 1 })).body.data;
      const [cancelled, moved] = await Promise.all([
        shopper.post(`/order/cancel-order/${_id}`),
        advanceOrder(db, orderNumber, 'shipped', Date.now(), markReviewsOfOrder),
      ]);
      const { status } = (await shopper.get(`/order/${_id}`)).body.data;
      const outcome = `${cancelled.status} ${moved.outcome} ${status}`;
      expect(['200 not-forwards cancelled', '409 moved shipped']).toContain(outcome);
    }
    const orders = (await shopper.get('/order/get-all')).body.data;
    const shipped = orders.filter((order: { status: string }) => order.status === 'shipped');
    const { stock_quantity } = await readProductRow(shop.context, 'chilli');
    expect(stock_quantity).toBe(50 - shipped.length);
  });
});
