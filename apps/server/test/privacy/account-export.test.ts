import { expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { listTablesWithUserId } from '../support/databases/tables.ts';
import { copyOrder } from '../support/goods/copy-order.ts';
import { startOnlineOrder } from '../support/goods/online-order.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { type ReadyShopper, signUpWithAddress } from '../support/people/shopper-with-address.ts';

/** The list of the export by table with a user. */
const EXPORTED: Readonly<Record<string, string>> = {
  addresses: 'addresses',
  cart_lines: 'cart',
  desk_members: 'deskMemberships',
  email_changes: 'emailChanges',
  messages: 'messages',
  orders: 'orders',
  payments: 'payments',
  reviews: 'reviews',
  session_families: 'sessions',
  wishlist_items: 'wishlist',
};

/** Omitted tables with a user, and the reasons. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  account_tokens: 'hashes of secrets that were mailed, over within a day',
  desk_recovery_codes: 'hashes of secrets',
  desk_second_factors: 'a secret, encrypted',
  idempotency_keys: 'copies of responses about what is exported, over within a week',
  sign_in_phones: 'the phone number of the profile',
  order_drafts: 'offers to an account that nobody signs in to',
  order_notices: 'orders of others, until she is told of them',
  phone_shoppers: 'the phone number of the profile',
  push_subscriptions: 'secrets of her browsers, over with their sessions',
  shopper_notes: 'what the desk remembers for itself, like its notes of orders',
};

/** A shopper with a row in every exported table. */
async function arrange(): Promise<{ shop: TestShop; asha: ReadyShopper; orderId: string }> {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', name: 'Red Chilli Powder', stock_quantity: 99 });
  await addProduct(shop.context, { id: 'papad', name: 'Moong Papad' });
  const asha = await signUpWithAddress(shop, { fullName: 'Asha Devi' });
  await changeEmail(shop, asha);
  const { orderId } = await startOnlineOrder(shop, asha, { chilli: 1 });
  await asha.post('/cart/add-cart', { productId: 'papad', quantity: 2 });
  await asha.post('/wishlist/add', { productId: 'papad' });
  await asha.post('/reviews', { productId: 'chilli', rating: 5, comment: 'Hot.' });
  await asha.post('/message', { name: 'Asha', body: 'Is it fresh?' });
  const now = shop.clock.now();
  await shop.context.db
    .insertInto('desk_members')
    .values({ user_id: asha.userId, role: 'packer', created_at: now, updated_at: now })
    .execute();
  return { shop, asha, orderId };
}

/** Changes the e-mail address, which stores the previous one. */
async function changeEmail(shop: TestShop, shopper: ReadyShopper): Promise<void> {
  await shopper.patch('/users/update-account', { email: 'asha@new.example' });
  const mail = shop.mails.find(({ to }) => to === 'asha@new.example');
  const token = /verify-email\/(\S+)/.exec(mail?.text ?? '')?.[1];
  expect((await shopper.post(`/users/verify-email/${token}`)).status).toBe(200);
}

async function exportOf(shopper: ReadyShopper) {
  const { status, body } = await shopper.get('/users/export');
  expect(status).toBe(200);
  return body.data;
}

test('every table with a user is exported, or omitted for a reason', async () => {
  const { shop, asha } = await arrange();
  const tables = await listTablesWithUserId(shop.context);
  expect(tables).toEqual([...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)].toSorted());
  const data = await exportOf(asha);
  for (const [table, name] of Object.entries(EXPORTED)) {
    expect([table, data[name].length]).toEqual([table, 1]);
  }
});

// product 4.9.8
test('contains the shopper’s data in the shapes of the other operations', async () => {
  const { shop, asha, orderId } = await arrange();
  await shop.context.db
    .updateTable('orders')
    .set({
      status: 'delivered',
      return_status: 'requested',
      return_reason: 'The packet was open',
      return_requested_at: shop.clock.now(),
    })
    .execute();
  const refund = { amount: 100, method: 'upi' as const, reference: 'asha@upi 1' };
  const recorded = { recorded_by: 'x', created_at: shop.clock.now() };
  const row = { id: 'refund', order_id: orderId, ...recorded };
  const { amount: amount_paise, ...given } = refund;
  await shop.context.db
    .insertInto('order_refunds')
    .values({ ...row, ...given, amount_paise })
    .execute();
  const data = await exportOf(asha);
  const read = async (path: string) => (await asha.get(path)).body.data;
  const [order] = await read('/order/get-all');
  expect(data).toMatchObject({
    exportedAt: '2026-11-21T06:30:00.000Z',
    profile: await read('/users/current-user'),
    addresses: await read('/address/get-addresses'),
    orders: [order],
    payments: [{ orderId, provider: 'sandbox', amount: Math.round(order.totalAmount * 100) }],
    returns: [
      {
        orderId,
        orderNumber: order.orderNumber,
        status: 'requested',
        reason: 'The packet was open',
        requestedAt: '2026-11-21T06:30:00.000Z',
      },
    ],
    refunds: [{ ...refund, orderId, currency: 'INR', createdAt: '2026-11-21T06:30:00.000Z' }],
    cart: [{ productId: 'papad', name: 'Moong Papad', quantity: 2 }],
    wishlist: [{ productId: 'papad', name: 'Moong Papad' }],
    reviews: (await read(`/reviews/user/${asha.userId}`)).reviews,
    emailChanges: [
      {
        formerEmail: expect.stringMatching(/@example\.com$/),
        changedAt: '2026-11-21T06:30:00.000Z',
        undoUntil: '2026-11-28T06:30:00.000Z',
      },
    ],
    sessions: (await read('/users/sessions')).sessions,
  });
});

test('contains no secret, and no data of others', async () => {
  const { shop, asha } = await arrange();
  const other = await signUpWithAddress(shop, { fullName: 'Meena Kumari' });
  await other.order({ chilli: 1 });
  const { text } = await asha.get('/users/export');
  const user = await shop.context.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', asha.userId)
    .executeTakeFirstOrThrow();
  const payment = await shop.context.db
    .selectFrom('payments')
    .selectAll()
    .executeTakeFirstOrThrow();
  for (const secret of [
    user.password_hash,
    payment.provider_order_id,
    ...asha.cookies.values(),
    'Meena Kumari',
  ]) {
    expect(text).not.toContain(secret);
  }
});

test('a long history is exported completely and once, in pages', async () => {
  const { shop, asha, orderId } = await arrange();
  await copyOrder(shop, orderId, 250, { return_status: 'requested' });
  const data = await exportOf(asha);
  expect(data.orders).toHaveLength(251);
  expect(new Set(data.orders.map((order: { _id: string }) => order._id)).size).toBe(251);
  const times = data.orders.map((order: { createdAt: string }) => order.createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(data.orders.every(({ items }: { items: unknown[] }) => items.length === 1)).toBe(true);
  expect(data.returns).toHaveLength(250);
});

// product 4.9.8
test('is limited to 5 times an hour per account', async () => {
  const { shop, asha } = await arrange();
  const other = await signUpWithAddress(shop);
  for (let call = 0; call < 5; call += 1) await exportOf(asha);
  const rejected = await asha.get('/users/export');
  expect([rejected.status, rejected.headers['retry-after']]).toEqual([429, '3600']);
  await exportOf(other);
  shop.clock.advance(60 * 60_000);
  await asha.post('/users/refresh-token');
  await exportOf(asha);
});
