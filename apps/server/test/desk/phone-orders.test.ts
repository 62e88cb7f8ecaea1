import { describe, expect, test } from 'vitest';
import { sweep } from '../../src/housekeeping.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { loadSandboxKeys, signHandover } from '../support/goods/online-order.ts';
import { addProduct, newAddress, readProductRow } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

const PHONE = '9829055555';
const HOUR_MS = 3_600_000;
/** 2 × ₹149.50 with what an order adds. */
const TOTAL = 739_00;

async function openDesk(settings: Parameters<typeof buildTestApp>[0] = {}) {
  const shop = await buildTestApp(settings);
  const { context } = shop;
  await addProduct(context, { id: 'chilli', price_paise: 149_50, stock_quantity: 10 });
  const desk = await signUpDeskMember(shop, 'coordinator');
  const request = (changes: object = {}) => ({
    phoneNumber: PHONE,
    address: newAddress({ name: 'Kamla Devi', phoneNumber: PHONE }),
    items: [{ productId: 'chilli', quantity: 2 }],
    expectedTotal: TOTAL,
    ...changes,
  });
  const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
  const listLog = () =>
    context.db.selectFrom('desk_audit').select(['action', 'subject_kind', 'subject_id']).execute();
  const stock = async () => (await readProductRow(context, 'chilli')).stock_quantity;
  const listDrafts = async () => (await desk.get('/desk/order-drafts')).body.data.drafts;
  /** Writes a draft. @returns it, and the calls of its link */
  async function write(changes: object = {}) {
    const { status } = await desk.post('/desk/order-drafts', request(changes));
    expect(status).toBe(201);
    const [draft] = await listDrafts();
    const path = new URL(draft.link).pathname;
    const payer = shop.visitor();
    return {
      draft,
      show: async () => (await payer.get(path)).body.data,
      pay: (expectedTotal = TOTAL) => payer.post(`${path}/pay`, { expectedTotal }),
      async verify({ paymentId, providerOrderId }: { paymentId: string; providerOrderId: string }) {
        const signed = signHandover(await loadSandboxKeys(shop), providerOrderId, 'pay_1');
        return payer.post(`${path}/verify`, { ...signed, paymentId });
      },
      path,
      payer,
    };
  }
  return { shop, desk, request, withKey, listLog, stock, write, listDrafts };
}

describe('an order by phone', () => {
  // product 10.2.22
  test('is placed once for a double tap, takes stock, and is one row of the log that names it', async () => {
    const { desk, request, withKey, listLog, stock } = await openDesk();
    const replies = await Promise.all(
      [1, 2].map(() => desk.post('/desk/phone-orders', request(), withKey('one-phone-order'))),
    );
    const [first, second] = replies.map(({ status, body }) => ({ status, data: body.data }));
    expect(first).toMatchObject({ status: 201, data: { orderNumber: expect.any(String) } });
    expect(second).toEqual(first);
    expect(await stock()).toBe(8);
    const order = await desk.get(`/desk/orders/${first?.data._id}`);
    expect(order.body.data).toMatchObject({
      status: 'pending',
      paymentMethod: 'cod',
      totalPaise: TOTAL,
      name: 'Kamla Devi',
    });
    expect(await listLog()).toEqual([
      { action: 'order.taken', subject_kind: 'order', subject_id: first?.data._id },
    ]);
  });

  // product 10.2.22
  test('belongs to an account of the number that nobody signs in to, never to one that has it', async () => {
    const { shop, desk, request } = await openDesk();
    const asha = await signUpWithAddress(shop, { phoneNumber: PHONE });
    for (const key of ['a', 'b']) {
      const { status } = await desk.post('/desk/phone-orders', request({ key: undefined }));
      expect([key, status]).toEqual([key, 201]);
    }
    expect((await asha.get('/order/get-all')).body.data).toEqual([]);
    const { db } = shop.context;
    const owners = await db.selectFrom('orders').select('user_id').distinct().execute();
    expect(owners).toHaveLength(1);
    const id = owners[0]?.user_id ?? '';
    const owner = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    expect(owner).toMatchObject({
      email: '',
      phone_number: PHONE,
      role: 'customer',
      language: 'hi',
    });
    expect(owner?.user_name).not.toMatch(/55555/);
    expect(await db.selectFrom('sign_in_phones').selectAll().execute()).toEqual([]);
    // One address, though it was typed twice.
    expect(
      await db.selectFrom('addresses').where('user_id', '=', id).select('id').execute(),
    ).toHaveLength(1);
    const signIn = { phoneNumber: PHONE, password: 'Papad-1234!' };
    expect((await shop.visitor().post('/users/login', signIn)).status).toBe(401);
  });

  test('keeps the rules of the checkout', async () => {
    const { shop, desk, request, stock } = await openDesk();
    const order = (changes: object) => desk.post('/desk/phone-orders', request(changes));
    const wrong = { address: newAddress({ zipCode: '12' }) };
    expect((await order(wrong)).status).toBe(400);
    expect((await order({ expectedTotal: 1 })).body.code).toBe('total_changed');
    const many = { items: [{ productId: 'chilli', quantity: 11 }] };
    expect((await order(many)).body).toMatchObject({
      code: 'out_of_stock',
      errors: [{ field: 'items.0.quantity' }],
    });
    const islands = { address: newAddress({ zipCode: '744101' }) };
    expect((await order(islands)).body.code).toBe('cash_not_allowed');
    expect(await stock()).toBe(10);
    const { db } = shop.context;
    expect(await db.selectFrom('phone_shoppers').select('phone').execute()).toEqual([]);
  });

  test('and its drafts are for owners and coordinators', async () => {
    const { shop, request } = await openDesk();
    const packer = await signUpDeskMember(shop, 'packer');
    const id = '01jd4c2m5t';
    expect((await packer.get(`/desk/callers?phone=${PHONE}`)).status).toBe(403);
    expect((await packer.get('/desk/order-drafts')).status).toBe(403);
    for (const path of ['phone-orders', 'order-drafts']) {
      expect((await packer.post(`/desk/${path}`, request())).status).toBe(403);
    }
    expect((await packer.post(`/desk/order-drafts/${id}/cancel`)).status).toBe(403);
    expect((await packer.post(`/desk/order-drafts/${id}/renew`)).status).toBe(403);
  });
});

// product 10.2.22
test('a caller is known by the name of her account and where its orders went, and the look is logged', async () => {
  const { shop, desk, request, listLog } = await openDesk();
  const find = async () => (await desk.get(`/desk/callers?phone=${PHONE}`)).body.data;
  expect(await find()).toEqual({ name: '', addresses: [] });
  const asha = await signUpWithAddress(shop, { phoneNumber: `+91${PHONE}`, fullName: 'Asha Devi' });
  // Not the saved addresses (product 10.8.7).
  expect(await find()).toEqual({ name: 'Asha Devi', addresses: [] });
  await asha.order({ chilli: 1 });
  shop.clock.advance(1000);
  await desk.post('/desk/phone-orders', request());
  await desk.post('/desk/phone-orders', request());
  const { name, addresses } = await find();
  expect([name, addresses.map((address: { name: string }) => address.name)]).toEqual([
    'Kamla Devi',
    ['Kamla Devi', newAddress().name],
  ]);
  const looks = (await listLog()).filter(({ action }) => action === 'shopper.viewed');
  expect(looks).toHaveLength(3);
  expect((await desk.get('/desk/callers?phone=98')).status).toBe(400);
});

describe('a payment link', () => {
  // product 10.2.23
  test('shows the order, holds no stock, and places it once when paying begins', async () => {
    const { desk, stock, write, listDrafts, listLog } = await openDesk();
    const { draft, show, pay, verify } = await write();
    expect(draft).toMatchObject({
      state: 'waiting',
      name: 'Kamla Devi',
      phoneNumber: PHONE,
      order: null,
    });
    expect(draft.linkHindi).toContain('/hi/order-link/');
    expect(await show()).toMatchObject({
      state: 'waiting',
      orderNumber: null,
      toldTotal: 739,
      totalAmount: 739,
      lacking: [],
      items: [{ quantity: 2, price: 149.5 }],
      address: { name: 'Kamla Devi' },
    });
    expect(await stock()).toBe(10);
    const [first, second] = await Promise.all([pay(), pay()]);
    expect(first.status).toBe(200);
    expect(second.body.data).toEqual(first.body.data);
    expect(await stock()).toBe(8);
    expect(await show()).toMatchObject({ state: 'waiting', orderNumber: expect.any(String) });
    const verified = await verify(first.body.data);
    expect(verified).toMatchObject({ status: 200, body: { data: { state: 'paid' } } });
    expect((await pay()).body.code).toBe('order_paid');
    const [paid] = await listDrafts();
    expect(paid).toMatchObject({ state: 'paid', order: { orderNumber: expect.any(String) } });
    const order = await desk.get(`/desk/orders/${paid.order._id}`);
    expect(order.body.data).toMatchObject({ paymentMethod: 'online', paymentStatus: 'paid' });
    expect((await desk.post(`/desk/order-drafts/${draft._id}/cancel`)).body.code).toBe(
      'order_paid',
    );
    expect((await desk.post(`/desk/order-drafts/${draft._id}/renew`)).body.code).toBe('order_paid');
    expect((await listLog()).map(({ action }) => action).toSorted()).toEqual([
      'order.taken',
      'order_draft.created',
    ]);
  });

  // product 10.2.23
  test('says that prices and stock have changed, and charges only what was shown', async () => {
    const { shop, write } = await openDesk();
    const { show, pay } = await write();
    const { db } = shop.context;
    await db.updateTable('products').set({ price_paise: 159_50, stock_quantity: 1 }).execute();
    expect(await show()).toMatchObject({ toldTotal: 739, totalAmount: 759, lacking: ['chilli'] });
    expect((await pay(759_00)).body.code).toBe('out_of_stock');
    await db.updateTable('products').set({ stock_quantity: 5 }).execute();
    expect((await pay()).body.code).toBe('total_changed');
    expect((await pay(759_00)).status).toBe(200);
    expect(await show()).toMatchObject({ totalAmount: 759, lacking: [] });
  });

  // product 10.2.23
  test('expires after 48 hours, is renewed, and is deleted 30 days after its end', async () => {
    const { shop, write } = await openDesk();
    const { draft, show, pay } = await write();
    shop.clock.advance(48 * HOUR_MS);
    expect((await show()).state).toBe('expired');
    expect((await pay()).body.code).toBe('link_expired');
    // The session of the other one is over.
    const desk = await signUpDeskMember(shop, 'owner');
    const renew = () => desk.post(`/desk/order-drafts/${draft._id}/renew`);
    expect((await renew()).body.data).toMatchObject({ state: 'waiting', link: draft.link });
    const { expiresAt } = (await renew()).body.data;
    expect(Date.parse(expiresAt)).toBe(shop.clock.now() + 48 * HOUR_MS);
    shop.clock.advance(32 * 24 * HOUR_MS - 1);
    const countKept = async () => {
      await sweep(shop.context);
      return (await shop.context.db.selectFrom('order_drafts').select('id').execute()).length;
    };
    expect(await countKept()).toBe(1);
    shop.clock.advance(1);
    expect(await countKept()).toBe(0);
  });

  test('is cancelled with the unpaid order that paying began', async () => {
    const { desk, stock, write, listDrafts } = await openDesk();
    const { draft, show, pay } = await write();
    expect((await pay()).status).toBe(200);
    const cancel = () => desk.post(`/desk/order-drafts/${draft._id}/cancel`);
    expect((await cancel()).body.data.state).toBe('cancelled');
    expect((await cancel()).status).toBe(200);
    expect(await stock()).toBe(10);
    expect((await show()).state).toBe('cancelled');
    expect((await pay()).body.code).toBe('link_expired');
    expect((await desk.post(`/desk/order-drafts/${draft._id}/renew`)).body.code).toBe(
      'order_cancelled',
    );
    expect(await listDrafts()).toHaveLength(1);
  });

  test('of somebody else, or a payment of somebody else, is not found', async () => {
    const { shop, desk, request, write } = await openDesk();
    const { payer, path } = await write();
    // Nobody who uses the browser later finds the address in its cache.
    expect((await payer.get(path)).headers['cache-control']).toBe('no-store');
    const unknown = `/order-link/${'x'.repeat(43)}`;
    expect((await payer.get(unknown)).body.code).toBe('link_expired');
    expect((await payer.post(`${unknown}/pay`, { expectedTotal: 1 })).status).toBe(404);
    const signed = signHandover(await loadSandboxKeys(shop), 'order_x', 'pay_1');
    expect((await payer.post(`${unknown}/verify`, { ...signed, paymentId: 'p' })).status).toBe(404);
    expect((await payer.post(`${path}/verify`, { ...signed, paymentId: 'p' })).status).toBe(404);
    const many = request({ items: [{ productId: 'chilli', quantity: 11 }], expectedTotal: 0 });
    expect((await desk.post('/desk/order-drafts', many)).body.code).toBe('out_of_stock');
    expect((await desk.post('/desk/order-drafts/none/cancel')).status).toBe(404);
    expect((await desk.post('/desk/order-drafts/none/renew')).status).toBe(404);
  });

  test('is written once for a double tap', async () => {
    const { desk, request, withKey, listDrafts } = await openDesk();
    const write = () => desk.post('/desk/order-drafts', request(), withKey('one-draft-once'));
    const [first, second] = await Promise.all([write(), write()]);
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect(await listDrafts()).toHaveLength(1);
    const other = request({ expectedTotal: 1 });
    expect((await desk.post('/desk/order-drafts', other, withKey('one-draft-once'))).status).toBe(
      422,
    );
  });
});
