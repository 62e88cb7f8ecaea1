import { describe, expect, test } from 'vitest';
import { markReviewsOfOrder } from '../../src/reviews/bought-reviews.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { advanceOrder } from '../support/goods/advance-order.ts';
import { startOnlineOrder } from '../support/goods/online-order.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

const MINUTE = 60_000;

async function openShop() {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 50 });
  return { shop, asha: await signUpWithAddress(shop) };
}

function advance(shop: TestShop, orderNumber: string, to: 'processing' | 'shipped' | 'delivered') {
  const { db } = shop.context;
  return advanceOrder(db, orderNumber, to, shop.clock.now(), markReviewsOfOrder);
}

describe('the history of an order', () => {
  // product 4.3.10
  test('has each status with its time, the return, and no step that was left out', async () => {
    const { shop, asha } = await openShop();
    const { _id, orderNumber, orderDate, statusHistory } = (await asha.order({ chilli: 1 })).body
      .data;
    expect(statusHistory).toEqual([{ status: 'pending', changedAt: orderDate }]);
    shop.clock.advance(MINUTE);
    await advance(shop, orderNumber, 'shipped');
    const shippedAt = new Date(shop.clock.now()).toISOString();
    shop.clock.advance(MINUTE);
    await advance(shop, orderNumber, 'delivered');
    await advance(shop, orderNumber, 'delivered');
    const deliveredAt = new Date(shop.clock.now()).toISOString();
    shop.clock.advance(MINUTE);
    await asha.post(`/order/return-order/${_id}`, { reason: '' });
    const history = {
      statusHistory: [
        { status: 'pending', changedAt: orderDate },
        { status: 'shipped', changedAt: shippedAt },
        { status: 'delivered', changedAt: deliveredAt },
      ],
      returnRequestedAt: new Date(shop.clock.now()).toISOString(),
    };
    expect((await asha.get(`/order/${_id}`)).body.data).toMatchObject(history);
    expect((await asha.get('/order/get-all')).body.data).toMatchObject([history]);
  });

  // product 4.3.10
  test('has the cancelling, and its opening again by late money', async () => {
    const { shop, asha } = await openShop();
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    shop.clock.advance(MINUTE);
    const cancelled = await online.cancelOrder();
    expect(cancelled.body.data.statusHistory).toMatchObject([
      { status: 'pending' },
      { status: 'cancelled', changedAt: new Date(shop.clock.now()).toISOString() },
    ]);
    shop.clock.advance(MINUTE);
    await online.verify();
    const { statusHistory } = (await asha.get(`/order/${online.orderId}`)).body.data;
    expect(statusHistory).toMatchObject([
      { status: 'pending' },
      { status: 'cancelled' },
      { status: 'pending', changedAt: new Date(shop.clock.now()).toISOString() },
    ]);
  });
});

describe('the receipt of an order', () => {
  // product 4.3.11
  test('is issued when an order in cash is delivered, and stays after a return', async () => {
    const { shop, asha } = await openShop();
    const { _id, orderNumber, receipt } = (await asha.order({ chilli: 1 })).body.data;
    expect(receipt).toBeNull();
    await advance(shop, orderNumber, 'shipped');
    expect((await asha.get(`/order/${_id}`)).body.data.receipt).toBeNull();
    shop.clock.advance(MINUTE);
    await advance(shop, orderNumber, 'delivered');
    const issued = {
      number: '2026-27/000001',
      issuedAt: new Date(shop.clock.now()).toISOString(),
      gstin: '',
    };
    expect((await asha.get(`/order/${_id}`)).body.data.receipt).toEqual(issued);
    shop.clock.advance(MINUTE);
    const returned = await asha.post(`/order/return-order/${_id}`, { reason: '' });
    expect(returned.body.data.receipt).toEqual(issued);
  });

  // product 4.3.11
  test('is issued once when an order is paid online, apart for test payments', async () => {
    const { shop, asha } = await openShop();
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    await online.verify();
    const { receipt, orderNumber } = (await asha.get(`/order/${online.orderId}`)).body.data;
    expect(receipt.number).toBe('TEST-2026-27/000001');
    shop.clock.advance(MINUTE);
    await advance(shop, orderNumber, 'delivered');
    expect((await asha.get(`/order/${online.orderId}`)).body.data.receipt).toEqual(receipt);
  });

  // product 4.3.11
  test('has the next number of its series, also when many are issued at once', async () => {
    const { shop, asha } = await openShop();
    const orders: { orderNumber: string }[] = [];
    for (let count = 0; count < 8; count += 1) {
      orders.push((await asha.order({ chilli: 1 })).body.data);
    }
    await Promise.all(orders.map(({ orderNumber }) => advance(shop, orderNumber, 'delivered')));
    const stored = (await asha.get('/order/get-all')).body.data.map(
      (order: { receipt: { number: string } }) => order.receipt.number,
    );
    const numbers = orders.map((_, index) => `2026-27/00000${index + 1}`);
    expect(stored.toSorted()).toEqual(numbers);
  });

  // product 4.3.11
  test('gives its number back when the delivery is not stored', async () => {
    const { shop, asha } = await openShop();
    const first = (await asha.order({ chilli: 1 })).body.data;
    const second = (await asha.order({ chilli: 1 })).body.data;
    const failing = shop.context.db.withPlugin({
      transformQuery: ({ node }) => {
        const text = JSON.stringify(node);
        if (text.includes('receipt_number') && text.includes('UpdateQueryNode')) {
          throw new Error('The disk is full.');
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { orderNumber } = first;
    await expect(
      advanceOrder(failing, orderNumber, 'delivered', shop.clock.now(), markReviewsOfOrder),
    ).rejects.toThrow('The disk is full.');
    await advance(shop, second.orderNumber, 'delivered');
    const { status, receipt } = (await asha.get(`/order/${first._id}`)).body.data;
    expect([status, receipt]).toEqual(['pending', null]);
    expect((await asha.get(`/order/${second._id}`)).body.data.receipt.number).toBe(
      '2026-27/000001',
    );
  });
});
