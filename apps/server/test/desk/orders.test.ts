import { ORDER_STATUSES } from '@haat/domain';
import { canPack } from '@haat/domain/desk';
import { describe, expect, test } from 'vitest';
import { createId } from '../../src/platform/security/ids.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { computeTotal } from '../support/goods/compute-total.ts';
import { addMaker, addProduct, newAddress } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { type ReadyShopper, signUpWithAddress } from '../support/people/shopper-with-address.ts';
import type { Visitor } from '../support/requests/visitor.ts';

/** A shop whose chilli is of one group and whose papads are of another, and salt of none. */
async function openDesk() {
  const shop = await buildTestApp();
  const chillis = await addMaker(shop.context, { slug: 'a', name: 'Chilli Group' });
  const papads = await addMaker(shop.context, {
    slug: 'b',
    name: 'Papad Group',
    name_hindi: 'पापड़ समूह',
  });
  const stock = { stock_quantity: 50 };
  await addProduct(shop.context, { id: 'chilli', maker_id: chillis.id, ...stock });
  await addProduct(shop.context, { id: 'papad', maker_id: papads.id, price_paise: 7_77, ...stock });
  await addProduct(shop.context, { id: 'salt', ...stock });
  const asha = await signUpWithAddress(shop);
  return { shop, asha, chillis, papads };
}

async function placeOrder(asha: ReadyShopper, quantities: Record<string, number>) {
  return (await asha.order(quantities)).body.data._id as string;
}

function tick(desk: Visitor, orderId: string, lineId: string, isPacked = true) {
  return desk.put(`/desk/orders/${orderId}/packed-lines/${lineId}`, { isPacked });
}

const idsOf = (reply: { body: { data: { orders: { _id: string }[] } } }) =>
  reply.body.data.orders.map(({ _id }) => _id);

describe('the page of an order', () => {
  // product 10.2.2, 10.6.14
  test('has the lines by group, those without one last, with ticks, amounts and address', async () => {
    const { shop, asha, chillis, papads } = await openDesk();
    const packer = await signUpDeskMember(shop, 'packer');
    const id = await placeOrder(asha, { salt: 1, papad: 2, chilli: 3 });
    await tick(packer, id, 'papad');
    const { data } = (await packer.get(`/desk/orders/${id}`)).body;
    expect(data).toMatchObject({
      groups: [
        {
          maker: { _id: papads.id, name: 'Papad Group', nameHindi: 'पापड़ समूह' },
          lines: [{ _id: 'papad', quantity: 2, unitPricePaise: 777, isPacked: true }],
          linesPaise: 1554,
        },
        { maker: { _id: chillis.id }, lines: [{ _id: 'chilli', isPacked: false, packedAt: null }] },
        { maker: null, lines: [{ _id: 'salt' }] },
      ],
      amounts: { subtotalPaise: data.linesPaise, totalPaise: data.totalPaise },
      address: { phoneNumber: '9876543210', addressLine1: '12 Example Road' },
      packedLines: 1,
      lines: 3,
      pieces: 6,
    });
  });

  // product 10.2.8
  test('has notes of the desk, which its shopper does not see', async () => {
    const { shop, asha } = await openDesk();
    const packer = await signUpDeskMember(shop, 'packer');
    const id = await placeOrder(asha, { salt: 1 });
    const headers = { 'idempotency-key': 'the-key-of-this-note' };
    const write = () =>
      packer.post(`/desk/orders/${id}/notes`, { body: ' Call first. ' }, { headers });
    expect((await write()).status).toBe(201);
    expect((await write()).body.data.notes).toMatchObject([
      { body: 'Call first.', author: 'Desk packer' },
    ]);
    expect((await asha.get(`/order/${id}`)).text).not.toContain('Call first');
    const log = await shop.context.db.selectFrom('desk_audit').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain('Call first');
  });
});

describe('lines are ticked', () => {
  // product 10.2.2
  test('by several at the same time, without undoing one another', async () => {
    const { shop, asha } = await openDesk();
    const first = await signUpDeskMember(shop, 'packer');
    const second = await signUpDeskMember(shop, 'packer');
    const id = await placeOrder(asha, { salt: 1, papad: 1, chilli: 1 });
    await Promise.all([
      tick(first, id, 'salt'),
      tick(second, id, 'papad'),
      tick(first, id, 'chilli'),
    ]);
    expect((await tick(first, id, 'salt', false)).body.data).toMatchObject({
      packedLines: 2,
      version: 1,
    });
  });

  // product 10.2.2
  test('while the order is to be packed, and only lines that it has', async () => {
    const { shop, asha } = await openDesk();
    const packer = await signUpDeskMember(shop, 'packer');
    const id = await placeOrder(asha, { salt: 1 });
    expect((await tick(packer, id, 'chilli')).status).toBe(404);
    await asha.post(`/order/cancel-order/${id}`);
    expect(await tick(packer, id, 'salt')).toMatchObject({
      status: 409,
      body: { code: 'order_not_packable' },
    });
  });
});

describe('the list of orders', () => {
  // product 10.2.1
  test('is found by number, name and phone number, by day and by group', async () => {
    const { shop, asha, chillis } = await openDesk();
    const first = await placeOrder(asha, { chilli: 1 });
    shop.clock.advance(2 * 86_400_000);
    const second = await placeOrder(await signUpWithAddress(shop), { salt: 1 });
    const packer = await signUpDeskMember(shop, 'packer');
    const list = async (query: string) => idsOf(await packer.get(`/desk/orders?${query}`));
    const { orderNumber } = (await packer.get(`/desk/orders/${first}`)).body.data;
    expect(await list('')).toEqual([second, first]);
    expect(await list(`q=${orderNumber.toLowerCase()}`)).toEqual([first]);
    expect(await list('q=EXAMPLE%20shop')).toEqual([second, first]);
    expect(await list('q=98765')).toEqual([second, first]);
    expect(await list('q=%25')).toEqual([]);
    expect(await list(`maker=${chillis.id}`)).toEqual([first]);
    expect(await list('to=2026-11-21')).toEqual([first]);
    expect(await list('from=2026-11-22&to=2026-11-23')).toEqual([second]);
    expect(await list('status=shipped')).toEqual([]);
    expect((await packer.get('/desk/orders?limit=1&page=2')).body.data).toMatchObject({
      orders: [{ _id: first }],
      pagination: { total: 2, hasNext: false },
    });
  });

  // product 10.2.1
  test('has saved views with their counts: a ticked order is to be sent', async () => {
    const { shop, asha } = await openDesk();
    const owner = await signUpDeskMember(shop, 'owner');
    const id = await placeOrder(asha, { salt: 1, chilli: 1 });
    const read = async (view: string) => {
      const reply = await owner.get(`/desk/orders?view=${view}`);
      return { ids: idsOf(reply), counts: reply.body.data.counts };
    };
    await tick(owner, id, 'salt');
    expect(await read('to_pack')).toMatchObject({ ids: [id], counts: { toPack: 1, toSend: 0 } });
    await tick(owner, id, 'chilli');
    expect(await read('to_send')).toMatchObject({ ids: [id], counts: { toPack: 0, toSend: 1 } });
    expect((await read('to_pack')).ids).toEqual([]);
  });

  // product 10.2.1
  test('packs what the rule says is to be packed, for every state of an order', async () => {
    const { shop, asha } = await openDesk();
    const owner = await signUpDeskMember(shop, 'owner');
    const { db } = shop.context;
    const id = await placeOrder(asha, { salt: 1 });
    const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const line = await db.selectFrom('order_lines').selectAll().executeTakeFirstOrThrow();
    await db.deleteFrom('orders').where('id', '=', id).execute();
    const expected: string[] = [];
    for (const status of ORDER_STATUSES) {
      for (const method of ['cod', 'online'] as const) {
        for (const payment of ['pending', 'paid', 'failed', 'cancelled', 'refund_due'] as const) {
          const next = createId(shop.clock.now());
          const states = { status, payment_method: method, payment_status: payment };
          await db
            .insertInto('orders')
            .values({ ...order, ...states, id: next, order_number: next })
            .execute();
          await db
            .insertInto('order_lines')
            .values({ ...line, order_id: next })
            .execute();
          const state = { status, paymentMethod: method, paymentStatus: payment };
          if (canPack(state)) expected.push(next);
        }
      }
    }
    const found = await owner.get('/desk/orders?view=to_pack&limit=100');
    expect(idsOf(found).toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(4);
  });
});

// product 10.2.6
test('orders are exported as CSV, in which nothing is a formula', async () => {
  const { shop, asha } = await openDesk();
  const owner = await signUpDeskMember(shop, 'owner');
  const address = newAddress({ name: '=HYPERLINK("http://evil.example")', city: '@Jodhpur' });
  const evil = (await asha.post('/address/create-address', address)).body.data._id;
  await asha.order({ chilli: 2, salt: 1 }, { shippingAddress: evil });
  const { text, headers } = await owner.get('/desk/orders.csv');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders.csv"',
  });
  const [head = '', ...lines] = text.trim().split('\r\n');
  expect(head).toContain('order,placed,status');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('"\'=HYPERLINK(""http://evil.example"")",9876543210,12 Example Road');
  expect(lines[0]).toContain("'@Jodhpur,Jodhpur,Rajasthan,342001,Chilli Group,Red Chilli Powder,2");
  expect(lines[0]).toContain(',2,149.50,299.00,');
  const total = (line = '') => line.split(',').at(-7);
  expect(total(lines[0])).toMatch(/^\d+\.\d\d$/);
  expect(total(lines[1])).toBe('');
  const inHindi = (await owner.get('/desk/orders.csv?language=hi')).text;
  expect(inHindi).toContain('ऑर्डर,तारीख़,स्थिति');
  expect(inHindi).toContain(',नया,,घर पर नकद,पेमेंट बाकी,');
  expect((await owner.get('/desk/orders.csv?status=shipped')).text.trim()).toBe(head.trim());
});

// product 10.2.6
test('a file of orders has no phone number and no address for a packer', async () => {
  const { shop, asha } = await openDesk();
  await placeOrder(asha, { chilli: 2 });
  const coordinator = await signUpDeskMember(shop, 'coordinator');
  expect((await coordinator.get('/desk/orders.csv')).text).toContain('9876543210,12 Example Road');
  const packer = await signUpDeskMember(shop, 'packer');
  const { text } = await packer.get('/desk/orders.csv');
  expect(text).not.toMatch(/9876543210|12 Example Road|342001/);
  const total = (computeTotal(149_50, 2) / 100).toFixed(2);
  expect(text.trim()).toMatch(
    new RegExp(
      `,Example Shopper,,,Jodhpur,,,,Chilli Group,.*,2,149.50,299.00,.*,${total},,,,,0,0.00$`,
    ),
  );
});

test.each([
  '98290 12345',
  '+91 98290 12345',
  '+919829012345',
  '09829012345',
  '९८२९०१२३४५',
  '290123',
  // product 10.2.1
])('an order is found by its phone number when it is written as %j', async (typed) => {
  const { shop, asha } = await openDesk();
  const packer = await signUpDeskMember(shop, 'packer');
  const ids = [await placeOrder(asha, { chilli: 1 }), await placeOrder(asha, { chilli: 1 })];
  await placeOrder(asha, { salt: 1 });
  for (const [place, phone] of ['9829012345', '+919829012345'].entries()) {
    await shop.context.db
      .updateTable('orders')
      .set({ address_phone_number: phone })
      .where('id', '=', ids[place] ?? '')
      .execute();
  }
  const found = idsOf(await packer.get(`/desk/orders?q=${encodeURIComponent(typed)}`));
  expect(found.sort()).toEqual(ids.sort());
});

describe('a group member', () => {
  async function withGroupMember() {
    const desk = await openDesk();
    const sita = await signUpDeskMember(desk.shop, 'group_member', desk.chillis.id);
    const mixed = await placeOrder(desk.asha, { chilli: 2, papad: 3 });
    const foreign = await placeOrder(desk.asha, { papad: 1, salt: 1 });
    return { ...desk, sita, mixed, foreign };
  }

  // product 10.1.2
  test('sees her own lines of an order, and neither the others nor a sum with them', async () => {
    const { shop, sita, mixed } = await withGroupMember();
    const packer = await signUpDeskMember(shop, 'packer');
    await tick(packer, mixed, 'papad');
    await packer.post(`/desk/orders/${mixed}/notes`, { body: 'Papads first.' });
    const { text, body } = await sita.get(`/desk/orders/${mixed}`);
    expect(body.data).toMatchObject({
      groups: [{ lines: [{ _id: 'chilli' }], linesPaise: 299_00 }],
      linesPaise: 299_00,
      pieces: 2,
      lines: 1,
      packedLines: 0,
      totalPaise: null,
      amounts: null,
      refundDuePaise: null,
      notes: [],
      payments: [],
      refunds: [],
      moves: [],
      phoneNumber: '',
      address: { name: 'Example Shopper', city: 'Jodhpur', phoneNumber: '', addressLine1: '' },
    });
    expect(text).not.toMatch(/papad|9876543210|12 Example Road|342001/i);
  });

  // product 10.1.2
  test('finds only orders with lines of hers, and not by a phone number', async () => {
    const { sita, mixed, foreign, papads } = await withGroupMember();
    const list = await sita.get('/desk/orders');
    expect(idsOf(list)).toEqual([mixed]);
    expect(list.body.data.counts).toEqual({
      toPack: 1,
      toSend: 0,
      onTheWay: 0,
      cashDue: null,
      returns: 0,
      refundsDue: null,
    });
    expect(list.text).not.toMatch(/9876543210/);
    expect(idsOf(await sita.get('/desk/orders?q=98765'))).toEqual([]);
    expect(idsOf(await sita.get(`/desk/orders?maker=${papads.id}`))).toEqual([mixed]);
    expect((await sita.get('/desk/orders?view=refunds_due')).status).toBe(403);
    expect((await sita.get(`/desk/orders/${foreign}`)).status).toBe(404);
  });

  // product 10.1.2
  test('ticks her own lines, after which her part is packed', async () => {
    const { sita, mixed, foreign } = await withGroupMember();
    expect((await tick(sita, mixed, 'papad')).status).toBe(404);
    expect((await tick(sita, foreign, 'papad')).status).toBe(404);
    expect((await tick(sita, mixed, 'chilli')).body.data.packedLines).toBe(1);
    expect(idsOf(await sita.get('/desk/orders?view=to_send'))).toEqual([mixed]);
  });

  test.each([
    ['notes', { body: 'Mine.' }],
    ['moves', { move: 'processing' }],
    ['refunds', { amountPaise: 1, method: 'upi' }],
    // product 10.1.2
  ])('does not reach the %s of an order', async (what, body) => {
    const { sita, mixed } = await withGroupMember();
    const headers = { 'if-match': '"1"' };
    expect((await sita.post(`/desk/orders/${mixed}/${what}`, body, { headers })).status).toBe(403);
    const many = { moves: [{ orderId: mixed, version: 1, move: 'processing' }] };
    expect((await sita.post('/desk/orders/moves', many)).status).toBe(403);
  });

  // product 10.1.2
  test('exports her own lines, without the rest of the address and the total', async () => {
    const { sita } = await withGroupMember();
    const { text } = await sita.get('/desk/orders.csv');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      /,Example Shopper,,,Jodhpur,,,,Chilli Group,.*,2,149.50,299.00,,,,,,,,,0,$/,
    );
  });
});
