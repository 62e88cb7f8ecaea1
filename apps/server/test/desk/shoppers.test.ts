import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { deliverOrder, returnOrder } from '../support/goods/deliver-order.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

async function openDesk() {
  const shop = await buildTestApp();
  const desk = await signUpDeskMember(shop, 'coordinator');
  const shopper = shop.visitor();
  const user = await shopper.signUp();
  return { shop, desk, shopper, user };
}

// product 10.8.7
test('a shopper is found by name, phone and mail, and has facts, orders and notes', async () => {
  const { desk, user } = await openDesk();
  const find = async (q: string) => {
    const { body } = await desk.get(`/desk/shoppers?q=${encodeURIComponent(q)}`);
    return body.data.shoppers.map(({ _id }: { _id: string }) => _id);
  };
  expect(await find(user.email.slice(0, 8))).toContain(user.userId);
  expect(await find(user.fullName.toUpperCase())).toContain(user.userId);
  const digits = user.phoneNumber.replaceAll(/\D/g, '').slice(-10);
  expect(await find(`+91 ${digits.slice(0, 5)} ${digits.slice(5)}`)).toContain(user.userId);
  expect(await find('nobody at all')).toEqual([]);
  const { status, body } = await desk.get(`/desk/shoppers/${user.userId}`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ email: user.email, boughtPaise: 0, orders: [], notes: [] });
  expect(Object.keys(body.data)).not.toContain('password');
});

// product 10.8.7
test('what a shopper bought leaves out orders that are cancelled or came back', async () => {
  const shop = await buildTestApp();
  const desk = await signUpDeskMember(shop, 'owner');
  await addProduct(shop.context, { id: 'cloth' });
  const asha = await signUpWithAddress(shop);
  const place = async () => (await asha.order({ cloth: 1 })).body.data._id as string;
  const [kept, cancelled, returned] = [await place(), await place(), await place()];
  await deliverOrder(desk, kept);
  await deliverOrder(desk, returned);
  await returnOrder(desk, asha, returned);
  await asha.post(`/order/cancel-order/${cancelled}`);
  const page = (await desk.get(`/desk/shoppers/${asha.userId}`)).body.data;
  expect(page.orders).toHaveLength(3);
  const order = page.orders.find(({ _id }: { _id: string }) => _id === kept);
  expect(page.boughtPaise).toBe(order.totalPaise);
});

// product 10.8.8
test('each look at a shopper is in the log without anything personal, and a note is written once', async () => {
  const { desk, user } = await openDesk();
  const path = `/desk/shoppers/${user.userId}`;
  await desk.get(path);
  const note = { body: 'Likes to be called in the evening.' };
  const options = { headers: { 'idempotency-key': 'one-note-once' } };
  const noted = await desk.post(`${path}/notes`, note, options);
  expect(noted.body.data.notes).toMatchObject([{ ...note, author: 'Desk coordinator' }]);
  const again = await desk.post(`${path}/notes`, note, options);
  expect(again.body.data.notes).toHaveLength(1);
  const { entries } = (await desk.get('/desk/audit?subjectKind=shopper')).body.data;
  expect(entries.map(({ action }: { action: string }) => action).toSorted()).toEqual([
    'shopper.note_added',
    'shopper.viewed',
  ]);
  const log = JSON.stringify(entries);
  expect(log).not.toContain(user.email);
  expect(log).not.toContain('evening');
  expect((await desk.get('/desk/shoppers/unknown-0123')).status).toBe(404);
});

// product 10.8.8
test('a deleted account is found no more, and the notes are erased with it', async () => {
  const { shop, desk, shopper, user } = await openDesk();
  const path = `/desk/shoppers/${user.userId}`;
  await desk.post(`${path}/notes`, { body: 'Call first.' });
  const deleted = await shopper.post('/users/delete-account', { currentPassword: user.password });
  expect(deleted.status).toBe(200);
  expect((await desk.get(path)).status).toBe(404);
  expect(await shop.context.db.selectFrom('shopper_notes').selectAll().execute()).toEqual([]);
});
