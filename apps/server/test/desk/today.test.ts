import { isSale } from '@haat/domain/desk';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sweep } from '../../src/housekeeping.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { addMaker, addProduct } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

const DAY = 86_400_000;

/** A shop with orders of three days in every state, of two groups and of none. */
async function openShop() {
  const shop = await buildTestApp();
  const { id: chillis } = await addMaker(shop.context, { slug: 'a', name: 'Chilli Group' });
  const { id: papads } = await addMaker(shop.context, { slug: 'b', name: 'Papad Group' });
  const stock = { stock_quantity: 99 };
  await addProduct(shop.context, { id: 'chilli', maker_id: chillis, ...stock });
  await addProduct(shop.context, {
    id: 'papad',
    name: 'Papad',
    maker_id: papads,
    price_paise: 7_77,
    ...stock,
  });
  await addProduct(shop.context, { id: 'salt', price_paise: 12_01, stock_quantity: 9 });
  for (const [day, quantities, changes] of [
    [40, { chilli: 9 }, {}],
    [3, { chilli: 1, papad: 2 }, {}],
    [3, { papad: 3 }, {}],
    [0, { salt: 5, chilli: 1 }, {}],
    [0, { papad: 4 }, { status: 'shipped' }],
    [40, { chilli: 1 }, { status: 'delivered' }],
    [0, { chilli: 6 }, { status: 'cancelled' }],
    [0, { chilli: 7 }, { status: 'delivered', return_status: 'returned' }],
    [0, { chilli: 8 }, { payment_method: 'online' }],
  ] as const) {
    const asha = await signUpWithAddress(shop);
    const { _id: id } = (await asha.order(quantities)).body.data;
    const created_at = sql<never>`${shop.clock.now() - day * DAY}`;
    await shop.context.db
      .updateTable('orders')
      .set({ ...changes, created_at })
      .where('id', '=', id)
      .execute();
  }
  return { shop, chillis, papads };
}

// product 10.2.5
test('the sales are those of the orders, to the paisa, by day, product and group', async () => {
  const { shop, chillis } = await openShop();
  const owner = await signUpDeskMember(shop, 'owner');
  const { db } = shop.context;
  const since = shop.clock.now() - 6 * DAY;
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('created_at', '>', since)
    .execute();
  const sold = orders.filter((order) =>
    isSale({
      status: order.status,
      returnStatus: order.return_status,
      paymentMethod: order.payment_method,
      paymentStatus: order.payment_status,
    }),
  );
  const { data } = (await owner.get('/desk/today?days=7')).body;
  const { sales } = data;
  const paise = sold.reduce((sum, order) => sum + order.subtotal_paise, 0);
  expect(sold).toHaveLength(4);
  expect(sales).toMatchObject({ orders: 4, pieces: 16, paise });
  const add = (rows: { paise: number }[]) => rows.reduce((sum, row) => sum + row.paise, 0);
  expect([add(sales.perDay), add(sales.topProducts), add(sales.byGroup)]).toEqual([
    paise,
    paise,
    paise,
  ]);
  expect(sales.perDay).toHaveLength(7);
  expect(sales.perDay.at(3)).toEqual({
    date: '2026-11-18',
    orders: 2,
    pieces: 6,
    paise: 149_50 + 5 * 7_77,
  });
  expect(sales.byGroup[0]).toEqual({
    maker: { _id: chillis, name: 'Chilli Group', nameHindi: '' },
    pieces: 2,
    paise: 2 * 149_50,
  });
  expect(sales.topProducts.map(({ _id }: { _id: string }) => _id)).toEqual([
    'chilli',
    'papad',
    'salt',
  ]);
  expect((await owner.get('/desk/today?days=90')).body.data.sales.orders).toBe(6);
});

// product 10.2.5
test('what waits: orders, messages, reviews, few pieces, and money of couriers and for shoppers', async () => {
  const { shop } = await openShop();
  const owner = await signUpDeskMember(shop, 'owner');
  const body = { name: 'Asha', email: 'a@example.com', body: 'Are they crisp?' };
  await shop.visitor().post('/message', body);
  const shopper = shop.visitor();
  await shopper.signUp();
  const review = await shopper.post('/reviews', { productId: 'salt', rating: 1 });
  const path = `/desk/reviews/${review.body.data._id}`;
  await owner.patch(path, { status: 'held' }, { headers: { 'if-match': '"1"' } });
  const { data } = (await owner.get('/desk/today')).body;
  const total = { delivered: 0, returned: 0 };
  for (const order of await shop.context.db.selectFrom('orders').selectAll().execute()) {
    if (order.status === 'delivered') total.delivered += order.total_paise;
    if (order.return_status === 'returned') total.returned += order.total_paise;
  }
  expect(data).toMatchObject({
    days: 30,
    counts: { toPack: 4, toSend: 0, onTheWay: 1, cashDue: 2, returns: 0, refundsDue: 1 },
    waitingMessages: 1,
    waitingReviews: 1,
    lowStock: [{ _id: 'salt', stock: 4 }],
    moneyDue: { toShoppersPaise: total.returned, fromCouriersPaise: total.delivered },
  });
});

// product 10.1.2
test('each role sees its part: a group member that of her group, a writer no orders', async () => {
  const { shop, papads } = await openShop();
  const gita = await signUpDeskMember(shop, 'group_member', papads);
  const reply = await gita.get('/desk/today?days=7');
  expect(reply.body.data).toMatchObject({
    counts: { toPack: 2, onTheWay: 1, cashDue: null, refundsDue: null },
    waitingMessages: null,
    waitingReviews: null,
    lowStock: [],
    moneyDue: null,
    sales: { orders: 3, pieces: 9, paise: 9 * 7_77, byGroup: [{ maker: { _id: papads } }] },
  });
  expect(reply.text).not.toMatch(/chilli|salt/i);
  const writer = await signUpDeskMember(shop, 'writer');
  expect((await writer.get('/desk/today')).body.data).toMatchObject({
    counts: null,
    waitingMessages: 0,
    waitingReviews: 0,
    moneyDue: null,
    sales: null,
  });
});

// product 10.2.11
test('what was searched for and not found is counted, and forgotten after 30 days', async () => {
  const { shop, papads } = await openShop();
  const owner = await signUpDeskMember(shop, 'owner');
  const search = async (query: string) => {
    await shop.visitor().get(`/products?${query}`);
    await shop.context.background.whenIdle();
    shop.clock.advance(61_000);
  };
  const unfound = async () => (await owner.get('/desk/today')).body.data.unfoundSearches;
  await search('search=Bandhej+saree&countPrices=true');
  await search('search=BANDHEJ++saree&countPrices=true&limit=12');
  await search('search=kurti&countPrices=true');
  // As she types, the next page, a filter, what is there, and what may be about a person.
  await search('search=bandh');
  await search('search=kurti&countPrices=true&page=2');
  await search('search=kurti&countPrices=true&categories=papads');
  await search('search=papad&countPrices=true');
  await search('search=98123+45678&countPrices=true');
  expect(await unfound()).toEqual([
    { words: 'bandhej saree', times: 2 },
    { words: 'kurti', times: 1 },
  ]);
  const gita = await signUpDeskMember(shop, 'group_member', papads);
  expect((await gita.get('/desk/today')).body.data.unfoundSearches).toBeNull();
  shop.clock.advance(30 * DAY);
  await sweep(shop.context);
  expect(await shop.context.db.selectFrom('unfound_searches').selectAll().execute()).toEqual([]);
});
