import { asPaise } from '@haat/domain';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../src/platform/database/open-database.ts';
import { createId } from '../../src/platform/security/ids.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';

/** Inserts orders of ₹44 into the database, the newest first. */
async function addOrders(
  { context, clock }: TestShop,
  userId: string,
  { orders, lines }: { orders: number; lines: number },
): Promise<string[]> {
  const productIds: string[] = [];
  while (productIds.length < lines) {
    const id = `product-${productIds.length}`;
    productIds.push((await addProduct(context, { id, name: `Chilli powder ${id}` })).id);
  }
  const ids: string[] = [];
  const total = asPaise(100 * lines);
  await context.db.transaction().execute(async (transaction: Db) => {
    for (let index = 0; index < orders; index += 1) {
      const placedAt = clock.now() - index * 60_000;
      const id = createId(placedAt);
      ids.push(id);
      await transaction
        .insertInto('orders')
        .values({
          id,
          order_number: `HAAT-2026-${index}`,
          user_id: userId,
          status: index % 2 === 0 ? 'pending' : 'delivered',
          payment_method: 'cod',
          payment_status: 'pending',
          subtotal_paise: total,
          shipping_paise: 0,
          taxes_paise: 0,
          discount_paise: 0,
          total_paise: total,
          address_id: 'address',
          address_name: 'Asha Devi',
          address_phone_number: '9876543210',
          address_line1: '12 Example Road',
          address_line2: '',
          address_landmark: '',
          address_district: 'Jodhpur',
          address_city: 'Jodhpur',
          address_state: 'Rajasthan',
          address_zip_code: '342001',
          address_country: 'India',
          address_type: 'Home',
          created_at: placedAt,
          updated_at: placedAt,
        })
        .execute();
      await transaction
        .insertInto('order_lines')
        .values(
          productIds.map((productId, position) => ({
            order_id: id,
            position,
            product_id: productId,
            name: `Chilli powder ${productId}`,
            name_hindi: '',
            unit_price_paise: 100,
            quantity: 1,
          })),
        )
        .execute();
    }
  });
  return ids;
}

const idsOf = (body: { data: { _id: string }[] }) => body.data.map(({ _id }) => _id);

describe('the list of orders', () => {
  // product 2.14.8, 7.5.1
  test('comes in results pages, the newest first, the newest 100 without parameters', async () => {
    const shop = await buildTestApp();
    const shopper = shop.visitor();
    const { userId } = await shopper.signUp();
    const ids = await addOrders(shop, userId, { orders: 120, lines: 2 });
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

  test('of 200 orders of 44 lines blocks others for less than 100 ms, and is bounded', async () => {
    const shop = await buildTestApp();
    const shopper = shop.visitor();
    const { userId } = await shopper.signUp();
    await addOrders(shop, userId, { orders: 200, lines: 44 });
    await shopper.get('/order/get-all');
    const blocked: number[] = [];
    let length = 0;
    // Processor time of the thread: other work of the machine delays the event loop, too.
    for (let count = 0; count < 5; count += 1) {
      const before = process.threadCpuUsage();
      length = (await shopper.get('/order/get-all')).text.length;
      const { user, system } = process.threadCpuUsage(before);
      blocked.push((user + system) / 1_000);
    }
    expect(Math.min(...blocked)).toBeLessThan(100);
    expect(length).toBeLessThan(1_000_000);
  });
});
