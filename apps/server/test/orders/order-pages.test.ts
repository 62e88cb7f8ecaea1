import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { copyOrder } from '../support/goods/copy-order.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

const idsOf = (body: { data: { _id: string }[] }) => body.data.map(({ _id }) => _id);

describe('the list of orders', () => {
  // product 2.14.8, 7.5.1
  test('comes in results pages, the newest first, the newest 100 without parameters', async () => {
    const shop = await buildTestApp();
    for (const id of ['chilli', 'papad']) await addProduct(shop.context, { id });
    const shopper = await signUpWithAddress(shop);
    const { _id: newest } = (await shopper.order({ chilli: 1, papad: 1 })).body.data;
    const ids = [newest, ...(await copyOrder(shop, newest, 119))];
    const all = await shopper.get('/order/get-all');
    expect(idsOf(all.body)).toEqual(ids.slice(0, 100));
    expect(all.body.pagination).toEqual({
      page: 1,
      limit: 100,
      total: 120,
      totalPages: 2,
      hasNext: true,
      hasPrev: false,
    });
    expect(all.body.data[99].items).toHaveLength(2);
    const second = await shopper.get('/order/get-all?page=2');
    expect(idsOf(second.body)).toEqual(ids.slice(100));
    expect(second.body.pagination).toMatchObject({ hasNext: false, hasPrev: true });
    const third = await shopper.get('/order/get-all?page=3&limit=50');
    expect(idsOf(third.body)).toEqual(ids.slice(100));
    expect((await shopper.get('/order/get-all?page=9')).body.data).toEqual([]);
  });
});
