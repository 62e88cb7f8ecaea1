import { isSale } from '@haat/domain/desk';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { addMaker, addProduct } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

interface Row {
  _id: string | null;
  name: string;
  nameHindi: string;
  months: { month: string; orders: number; goodsPaise: number; totalPaise: number | null }[];
}

/** A shop with orders at both ends of November 2026 in India, in every state, of a group and of none. */
async function openShop() {
  const shop = await buildTestApp();
  const { id: chillis } = await addMaker(shop.context, {
    slug: 'a',
    name: 'Chilli Group',
    name_hindi: 'मिर्च समूह',
  });
  const stock = { stock_quantity: 99 };
  await addProduct(shop.context, { id: 'chilli', maker_id: chillis, ...stock });
  await addProduct(shop.context, { id: 'salt', price_paise: 12_01, ...stock });
  for (const [at, quantities, changes] of [
    ['2026-10-31T18:29:59.999Z', { chilli: 1 }, {}],
    ['2026-10-31T18:30:00Z', { chilli: 2, salt: 1 }, {}],
    ['2026-11-30T18:29:59.999Z', { salt: 3 }, { payment_method: 'online', payment_status: 'paid' }],
    ['2026-11-30T18:30:00Z', { salt: 4 }, { address_state: 'Kerala' }],
    ['2026-11-10T00:00:00Z', { chilli: 5 }, { status: 'cancelled' }],
    ['2026-11-10T00:00:00Z', { chilli: 6 }, { status: 'delivered', return_status: 'returned' }],
    ['2026-11-10T00:00:00Z', { chilli: 7 }, { payment_method: 'online' }],
    ['2026-11-10T00:00:00Z', { chilli: 8 }, { status: 'delivered', return_status: 'requested' }],
  ] as const) {
    const asha = await signUpWithAddress(shop);
    const { _id: id } = (await asha.order(quantities)).body.data;
    const created_at = sql<never>`${Date.parse(at)}`;
    const state = 'address_state' in changes ? changes.address_state : 'Rajasthan';
    await shop.context.db
      .updateTable('orders')
      .set({ ...changes, created_at, address_state: sql<never>`${state}` })
      .where('id', '=', id)
      .execute();
  }
  const owner = await signUpDeskMember(shop, 'owner');
  const report = async (by: string, from: string, to: string) =>
    (await owner.get(`/desk/reports?by=${by}&from=${from}&to=${to}`)).body.data;
  return { shop, owner, chillis, report };
}

// product 10.4.7
test('a month has the orders that count as sold, to the paisa, by the clock in India', async () => {
  const { shop, report } = await openShop();
  const orders = await shop.context.db.selectFrom('orders').selectAll().execute();
  const sold = orders.filter(
    (order) =>
      order.created_at >= Date.parse('2026-11-01T00:00+05:30') &&
      order.created_at < Date.parse('2026-12-01T00:00+05:30') &&
      isSale({
        status: order.status,
        returnStatus: order.return_status,
        paymentMethod: order.payment_method,
        paymentStatus: order.payment_status,
      }),
  );
  expect(sold).toHaveLength(3);
  const goodsPaise = sold.reduce((sum, order) => sum + order.subtotal_paise, 0);
  const totalPaise = sold.reduce((sum, order) => sum + order.total_paise, 0);
  const november = {
    ...{ month: '2026-11', orders: 3, pieces: 2 + 1 + 3 + 8, goodsPaise, totalPaise },
    chargesPaise: totalPaise - goodsPaise,
  };
  for (const by of ['group', 'product', 'place', 'payment']) {
    const { months, rows } = await report(by, '2026-09', '2026-12');
    expect(months).toMatchObject([
      { month: '2026-09', orders: 0, pieces: 0, goodsPaise: 0, chargesPaise: 0, totalPaise: 0 },
      { month: '2026-10', orders: 1, goodsPaise: 149_50 },
      november,
      { month: '2026-12', orders: 1, goodsPaise: 4 * 12_01 },
    ]);
    const ofRows = rows.flatMap((row: Row) => row.months.filter((one) => one.month === '2026-11'));
    const add = (name: 'goodsPaise' | 'totalPaise') =>
      ofRows.reduce((sum: number, one: Row['months'][number]) => sum + (one[name] ?? 0), 0);
    expect(add('goodsPaise')).toBe(goodsPaise);
    expect(add('totalPaise')).toBe(by === 'place' || by === 'payment' ? totalPaise : 0);
  }
});

// product 10.4.7
test('rows are groups, products, states and ways of payment, by their names', async () => {
  const { chillis, report } = await openShop();
  const rowsOf = async (by: string) => {
    const { rows }: { rows: Row[] } = await report(by, '2026-11', '2026-12');
    return rows
      .map(({ _id, name, nameHindi, months }) => [
        ...[_id, name, nameHindi, ...months.map(({ month, orders }) => `${month}: ${orders}`)],
      ])
      .toSorted((one, other) => String(one[0]).localeCompare(String(other[0])));
  };
  expect(new Set(await rowsOf('group'))).toEqual(
    new Set([
      [chillis, 'Chilli Group', 'मिर्च समूह', '2026-11: 2'],
      [null, '', '', '2026-11: 2', '2026-12: 1'],
    ]),
  );
  expect((await rowsOf('product')).map(([id, , , ...months]) => [id, ...months])).toEqual([
    ['chilli', '2026-11: 2'],
    ['salt', '2026-11: 2', '2026-12: 1'],
  ]);
  expect(await rowsOf('place')).toEqual([
    ['Kerala', 'Kerala', 'केरल', '2026-12: 1'],
    ['Rajasthan', 'Rajasthan', 'राजस्थान', '2026-11: 3'],
  ]);
  expect(await rowsOf('payment')).toEqual([
    ['cod', '', '', '2026-11: 2', '2026-12: 1'],
    ['online', '', '', '2026-11: 1'],
  ]);
});

// product 10.4.7
test('a span has at most 24 months, the first one first, and is for who may pay', async () => {
  const { shop, owner } = await openShop();
  const ask = (from: string, to: string) =>
    owner.get(`/desk/reports?by=group&from=${from}&to=${to}`);
  expect((await ask('2025-01', '2026-12')).status).toBe(200);
  expect((await ask('2024-12', '2026-12')).status).toBe(400);
  expect((await ask('2026-12', '2026-11')).status).toBe(400);
  expect((await ask('2026-11', '2026-13')).status).toBe(400);
  const packer = await signUpDeskMember(shop, 'packer');
  const path = '/desk/reports?by=group&from=2026-11&to=2026-11';
  expect((await packer.get(path)).status).toBe(403);
});
