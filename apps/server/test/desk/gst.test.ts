import { dayInIndia } from '@haat/domain/desk';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { startOnlineOrder } from '../support/goods/online-order.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

const DAY_MS = 86_400_000;
const GSTIN = '08ABCDE1234F1Z0';

/** A shop in Rajasthan with a product at 5 % and one whose rate is not known. */
async function openShop() {
  const shop = await buildTestApp();
  await addProduct(shop.context, {
    ...{ id: 'chilli', price_paise: 105_00, stock_quantity: 99, gst_rate: 5, hsn: '0904' },
  });
  await addProduct(shop.context, { id: 'basket', price_paise: 500_00, stock_quantity: 99 });
  const owner = await signUpDeskMember(shop, 'owner');
  const asha = await signUpWithAddress(shop);
  const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
  async function register(member = owner, changes: object = {}) {
    const { version } = (await owner.get('/desk/contact')).body.data;
    const contact = {
      ...{ headline: 'Haat', subheading: '', address: 'Jodhpur', phone: '+91 00000 00000' },
      ...{ email: 'hello@example.com', hours: '', mapEmbed: '', sellerName: '', sellerAddress: '' },
      ...{ foodLicence: '', grievanceOfficer: '', gstin: GSTIN },
      ...changes,
    };
    return member.put('/desk/contact', contact, ifMatch(version));
  }
  async function move(id: string, ...moves: readonly string[]) {
    for (const name of moves) {
      const { version } = (await owner.get(`/desk/orders/${id}`)).body.data;
      const body = {
        move: name,
        ...(name === 'shipped' && { courier: 'Post' }),
        ...(['undelivered', 'receive_return'].includes(name) && { restock: false }),
      };
      const reply = await owner.post(`/desk/orders/${id}/moves`, body, ifMatch(version));
      if (reply.status !== 200) throw new Error(`${name} failed: ${reply.text}`);
    }
  }
  async function refund(id: string, amountPaise: number) {
    const { version } = (await owner.get(`/desk/orders/${id}`)).body.data;
    const body = { amountPaise, method: 'upi' };
    const reply = await owner.post(`/desk/orders/${id}/refunds`, body, ifMatch(version));
    if (reply.status >= 300) throw new Error(`The refund failed: ${reply.text}`);
  }
  const today = () => dayInIndia(shop.clock.now());
  const month = async () =>
    (await owner.get(`/desk/reports/gst?month=${today().slice(0, 7)}`)).body.data;
  return { shop, owner, asha, register, move, refund, today, month };
}

// product 10.4.12
test('an owner registers the shop from a day on, and knows how many goods lack rate or code', async () => {
  const { shop, owner, register, today } = await openShop();
  const writer = await signUpDeskMember(shop, 'writer');
  expect((await register(writer)).status).toBe(403);
  expect((await register(writer, { gstin: '', hours: '10 to 6' })).status).toBe(200);
  expect((await register(owner, { gstin: '08ABCDE1234F1Z5' })).body.errors).toMatchObject([
    { field: 'gstin' },
  ]);
  const set = await register(owner, { gstin: GSTIN.toLowerCase(), gstinFrom: today() });
  expect(set.body.data).toMatchObject({
    ...{ gstin: GSTIN, gstinFrom: today(), goodsWithoutGst: 1 },
  });
  // A desk of the version before knows no day.
  expect((await register(writer)).body.data).toMatchObject({ gstinFrom: today() });
  const log = await shop.context.db.selectFrom('desk_audit').selectAll().execute();
  const states = log.map(({ state_after }) => JSON.parse(state_after ?? '{}'));
  expect(states).toContainEqual(expect.objectContaining({ gstin: GSTIN, gstinFrom: today() }));
  expect(states.every((state) => !('goodsWithoutGst' in state))).toBe(true);
});

// product 10.4.12, 10.4.13
test('a receipt is a tax invoice from that day on, with rate and code as they were ordered', async () => {
  const { shop, owner, asha, register, move, today } = await openShop();
  await register(owner, { gstinFrom: dayInIndia(shop.clock.now() + DAY_MS) });
  const place = async () => {
    const { _id: id } = (await asha.order({ chilli: 2, basket: 1 })).body.data;
    await move(id, 'shipped', 'delivered');
    return (await asha.get(`/order/${id}`)).body.data;
  };
  const before = await place();
  expect(before.receipt).toMatchObject({ gstin: '' });
  expect(before.items).toMatchObject([
    { gstRate: 5, hsn: '0904' },
    { gstRate: null, hsn: '' },
  ]);
  await register(owner, { gstinFrom: today() });
  const order = await place();
  expect(order.receipt).toMatchObject({ gstin: GSTIN });
  const changed = { gst_rate: 18, hsn: '0910' };
  await shop.context.db.updateTable('products').set(changed).where('id', '=', 'chilli').execute();
  await register(owner, { gstin: '' });
  const { receipt, items } = (await asha.get(`/order/${order._id}`)).body.data;
  expect([receipt.gstin, items[0].gstRate]).toEqual([GSTIN, 5]);
  const atDesk = (await owner.get(`/desk/orders/${order._id}`)).body.data;
  expect(atDesk).toMatchObject({ receiptGstin: GSTIN, receiptIssuedAt: receipt.issuedAt });
});

// product 10.4.14
test('a month has its invoices less what was given back, and nothing of what was never sent', async () => {
  const { shop, owner, asha, register, move, refund, today, month } = await openShop();
  await register(owner, { gstinFrom: today() });
  const { _id: id, totalAmount } = (await asha.order({ chilli: 2, basket: 1 })).body.data;
  const total = totalAmount * 100;
  await move(id, 'shipped', 'delivered');
  const unsent = await startOnlineOrder(shop, asha, { chilli: 1 });
  await unsent.verify();
  await move(unsent.orderId, 'cancel');
  await refund(unsent.orderId, unsent.amount);
  const sent = await startOnlineOrder(shop, asha, { chilli: 1 });
  await sent.verify();
  // Test payments are told apart; this one counts as real money.
  await shop.context.db.updateTable('orders').set({ is_test: 0 }).execute();
  expect((await month()).invoices).toBe(2);
  await move(sent.orderId, 'shipped', 'undelivered');
  await refund(sent.orderId, sent.amount - 100);
  const { places, codes, sums, credits, ...rest } = await month();
  const { receipt } = (await asha.get(`/order/${id}`)).body.data;
  expect(rest).toMatchObject({ invoices: 2, large: [], incomplete: [receipt.number] });
  expect(sums.totalPaise).toBe(total + 100);
  expect(credits).toMatchObject([{ totalPaise: 100 - sent.amount }]);
  expect(places).toMatchObject([{ placeOfSupply: '08-Rajasthan', rate: 5, igstPaise: 0 }]);
  expect(codes).toMatchObject([{ hsn: '0904', rate: 5, pieces: 3 }]);
  expect(places[0].totalPaise + rest.unratedPaise).toBe(sums.totalPaise);
  // A month later.
  const { db } = shop.context;
  const receipt_issued_at = sql<number>`receipt_issued_at - ${31 * DAY_MS}`;
  await db.updateTable('orders').set({ receipt_issued_at }).execute();
  const created_at = sql<never>`created_at - ${31 * DAY_MS}`;
  await db.updateTable('order_refunds').set({ created_at }).execute();
  await refund(sent.orderId, 100);
  expect(await month()).toMatchObject({ invoices: 0, sums: { totalPaise: -100 } });
});

// product 10.4.14
test('the tax of a month is for who pays, and of a month', async () => {
  const { shop, owner } = await openShop();
  const packer = await signUpDeskMember(shop, 'packer');
  expect((await packer.get('/desk/reports/gst?month=2026-11')).status).toBe(403);
  expect((await owner.get('/desk/reports/gst?month=2026-13')).status).toBe(400);
  expect((await owner.get('/desk/reports/gst?month=2026-11')).body.data).toMatchObject({
    ...{ places: [], codes: [], large: [], credits: [], invoices: 0, incomplete: [] },
  });
});
