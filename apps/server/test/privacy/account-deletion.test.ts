import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { findTexts } from '../support/databases/find-text.ts';
import {
  listColumns,
  listTablesOfUsers,
  listTablesWithUserId,
} from '../support/databases/tables.ts';
import { startOnlineOrder } from '../support/goods/online-order.ts';
import { addProduct, newAddress, readProductRow } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { type ReadyShopper, signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { newShopper, type Reply, type Visitor } from '../support/requests/visitor.ts';
import { findMailedToken } from '../support/services/mailed-token.ts';

const PASSWORD = newShopper().password;

const remove = (visitor: Visitor, currentPassword = PASSWORD): Promise<Reply> =>
  visitor.post('/users/delete-account', { currentPassword });

async function arrange(changes: Record<string, unknown> = {}) {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 1_000 });
  const asha = await signUpWithAddress(shop, changes);
  return { shop, asha };
}

/** Sets the status of an order. */
async function setOrder(
  shop: TestShop,
  orderId: string,
  changes: {
    status?: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';
    return_status?: 'requested' | 'approved' | 'rejected' | 'returned';
    payment_status?: 'paid' | 'cancelled' | 'refund_due';
  },
): Promise<void> {
  await shop.context.db.updateTable('orders').set(changes).where('id', '=', orderId).execute();
}

async function placeDelivered(shop: TestShop, asha: ReadyShopper): Promise<string> {
  const { _id } = (await asha.order({ chilli: 1 })).body.data;
  await setOrder(shop, _id, { status: 'delivered' });
  return _id;
}

/** Tables with a user whose rows stay, and the reasons. The rows of all others are deleted. */
const KEPT: Readonly<Record<string, string>> = {
  orders: 'bookkeeping',
  payments: 'bookkeeping; money that comes late is recognised by them',
};

/** Columns of an order that stay. A new column either stays for a reason or is cleared. */
const KEPT_OF_ORDERS = [
  'id',
  'version',
  'courier',
  'out_for_delivery_at',
  'cash_received_at',
  'refunded_at',
  'order_number',
  'user_id',
  'status',
  'return_status',
  'return_requested_at',
  'returned_goods_paise',
  'returned_paise',
  'cash_settlement_id',
  'payment_method',
  'payment_status',
  'is_test',
  'subtotal_paise',
  'shipping_paise',
  'taxes_paise',
  'discount_paise',
  'total_paise',
  // Id of the deleted postal address.
  'address_id',
  // Taxes depend on the State.
  'address_district',
  'address_state',
  'address_zip_code',
  'address_country',
  'address_type',
  'created_at',
  'updated_at',
  'receipt_number',
  'receipt_gstin',
  'receipt_issued_at',
];

const EMPTIED_OF_ORDERS = [
  'return_reason',
  'tracking_number',
  'address_name',
  'address_phone_number',
  'address_line1',
  'address_line2',
  'address_landmark',
  'address_city',
];

describe('what goes', () => {
  test('the rows of every table with a user are deleted, or stay for a reason', async () => {
    const { shop } = await arrange();
    const tables = await listTablesOfUsers(shop.context);
    expect(tables.map(({ table }) => table)).toEqual(await listTablesWithUserId(shop.context));
    const staying = tables.filter(({ onDelete }) => onDelete !== 'CASCADE');
    expect(staying.map(({ table }) => table)).toEqual(Object.keys(KEPT));
    expect(await listColumns(shop.context, 'orders')).toEqual(
      [...KEPT_OF_ORDERS, ...EMPTIED_OF_ORDERS].toSorted(),
    );
  });

  // product 4.9.9
  test('no column of any table holds anything of the shopper afterwards', async () => {
    const shopper = {
      fullName: 'Zebunnisa Qureshi',
      userName: 'zebunnisa-q',
      email: 'zebunnisa@example.org',
      phoneNumber: '9123456780',
    };
    const typed = {
      address: 'Zafrani Gali',
      street: '7 Zard Mohalla',
      landmark: 'Zenana Gate',
      city: 'Zawar',
      reason: 'Zari was torn',
      review: 'Zesty',
      message: 'Zoya waits for it',
      note: 'Zeenat is her sister',
      tracking: 'ZT123456789IN',
      corrected: 'ZT987654321IN',
      reference: 'zeb@upi 4455667788',
      answer: 'Zindabad, dear shopper',
      hidden: 'Zoological words',
    };
    const texts = [...Object.values(shopper), ...Object.values(typed), 'zeb.former@example.org'];
    const { shop, asha } = await arrange({ ...shopper, email: 'zeb.former@example.org' });
    const owner = await signUpDeskMember(shop, 'owner');
    const once = () => ({ 'idempotency-key': crypto.randomUUID() });
    const change = async (
      path: string,
      body: object,
      read = path.replace(/\/(moves|refunds)$/, ''),
    ) => {
      const { version } = (await owner.get(read)).body.data;
      const headers = { 'if-match': `"${version}"`, ...once() };
      const reply = await (path === read ? owner.patch : owner.post)(path, body, { headers });
      expect([path, reply.body.success, reply.body.errors]).toEqual([path, true, undefined]);
    };
    await asha.patch('/users/update-account', {
      address: typed.address,
      email: shopper.email,
      currentPassword: PASSWORD,
    });
    const verification = findMailedToken(shop, 'verify-email', shopper.email);
    expect((await asha.post(`/users/verify-email/${verification}`)).status).toBe(200);
    const saved = await asha.post(
      '/address/create-address',
      newAddress({
        name: shopper.fullName,
        phoneNumber: shopper.phoneNumber,
        addressLine1: typed.street,
        landmark: typed.landmark,
        city: typed.city,
      }),
    );
    const shippingAddress = saved.body.data._id;
    const { _id: id, totalAmount } = (
      await asha.order({ chilli: 1 }, { shippingAddress }, 'order-key-1')
    ).body.data;
    const order = `/desk/orders/${id}`;
    for (const note of [typed.note, typed.answer]) {
      await owner.post(`${order}/notes`, { body: note }, { headers: once() });
    }
    await change(`${order}/moves`, {
      move: 'shipped',
      courier: 'Post',
      trackingNumber: typed.tracking,
    });
    const correction = { courier: 'Post', trackingNumber: typed.corrected };
    await change(`${order}/moves`, { move: 'correct_courier', ...correction });
    await change(`${order}/moves`, { move: 'delivered' });
    await asha.post(`/order/return-order/${id}`, { reason: typed.reason });
    await change(`${order}/moves`, { move: 'approve_return' });
    await change(`${order}/moves`, { move: 'receive_return', restock: true });
    const refund = { amountPaise: totalAmount * 100, method: 'upi', reference: typed.reference };
    await change(`${order}/refunds`, refund);
    const reviewed = { productId: 'chilli', rating: 5, comment: typed.review, showName: true };
    const review = (await asha.post('/reviews', reviewed)).body.data._id;
    await change(`/desk/reviews/${review}`, { answer: typed.answer });
    await change(`/desk/reviews/${review}`, { status: 'hidden', hiddenReason: typed.hidden });
    const visit = { headers: once() };
    await owner.post(`/desk/shoppers/${asha.userId}/notes`, { body: typed.note }, visit);
    const sent = { name: shopper.fullName, email: 'Zebunnisa@example.org', subject: 'Hello' };
    expect((await asha.post('/message', { ...sent, body: typed.message })).status).toBe(201);
    const [message] = (await owner.get('/desk/messages')).body.data.messages;
    await change(`/desk/messages/${message._id}`, { archived: true });
    await asha.post('/cart/add-cart', { productId: 'chilli', quantity: 2 });
    await asha.post('/wishlist/add', { productId: 'chilli' });
    await shop.context.db.updateTable('products').set({ stock_quantity: 0 }).execute();
    await shop.visitor().post('/products/chilli/stock-alerts', { email: shopper.email });
    await asha.post('/users/forgot-password', { email: shopper.email });
    await asha.post('/users/login', { email: shopper.email, password: 'Wrong-12!' });
    await asha.get('/users/export');
    const before = await findTexts(shop.context, texts);
    expect(before).toEqual(
      expect.arrayContaining([
        expect.stringContaining('order_refunds.reference'),
        expect.stringContaining('desk_audit.state_after'),
        expect.stringContaining('messages.body'),
        expect.stringContaining('stock_alerts.email'),
      ]),
    );
    expect(new Set(before.map((place) => place.slice(place.indexOf(': ') + 2)))).toEqual(
      new Set(texts),
    );
    expect((await remove(asha)).status).toBe(200);
    expect(await findTexts(shop.context, texts)).toEqual([]);
    // The id stays in the log of the desk, as what the members did with an account that is gone.
    const ids = await findTexts(shop.context, [asha.userId]);
    expect(ids).toEqual([`desk_audit.subject_id: ${asha.userId}`]);
    const { history } = (await owner.get(order)).body.data;
    expect(history.map(({ event }: { event: string }) => event)).toContain('restocked');
  });

  // product 4.9.9
  test('a message from before an account that never proved its address stays', async () => {
    const { shop } = await arrange();
    const body = { name: 'Somebody', email: 'else@example.org', subject: 'Hello', body: 'A word' };
    await shop.visitor().post('/message', body);
    shop.clock.advance(1);
    const asha = shop.visitor();
    await asha.signUp({ email: 'else@example.org' });
    await asha.post('/message', { ...body, body: 'Another word' });
    await remove(asha);
    const left = await shop.context.db.selectFrom('messages').select('body').execute();
    expect(left).toEqual([{ body: 'A word' }]);
  });

  test('her ratings no longer count; those of others do', async () => {
    const { shop, asha } = await arrange();
    const other = await signUpWithAddress(shop);
    await asha.post('/reviews', { productId: 'chilli', rating: 1 });
    await other.post('/reviews', { productId: 'chilli', rating: 4 });
    await remove(asha);
    expect(await readProductRow(shop.context, 'chilli')).toMatchObject({
      rating_sum: 4,
      rating_count: 1,
      rating_average: 400,
    });
    const { reviews } = (await other.get('/reviews/product/chilli')).body.data;
    expect(reviews).toHaveLength(1);
  });

  test('all sessions end, and the cookies of the current one are deleted', async () => {
    const { asha } = await arrange();
    const tab = asha.copy();
    await remove(asha);
    expect([...asha.cookies.keys()]).toEqual([]);
    expect((await tab.get('/users/current-user')).status).toBe(401);
    expect((await tab.post('/users/refresh-token')).status).toBe(401);
    expect((await remove(tab)).status).toBe(401);
  });
});

test('a notice is mailed to the previous e-mail address, too, while it can be restored', async () => {
  const { shop, asha } = await arrange({ email: 'asha@example.org' });
  await asha.patch('/users/update-account', { email: 'new@example.org' });
  await asha.post(
    `/users/verify-email/${findMailedToken(shop, 'verify-email', 'new@example.org')}`,
  );
  shop.mails.length = 0;
  await remove(asha);
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['new@example.org', 'Your account is deleted'],
    ['asha@example.org', 'Your account is deleted'],
  ]);
});

describe('what stays', () => {
  test('the e-mail address and the user name are free for a new, empty account', async () => {
    const { shop, asha } = await arrange({ email: 'asha@example.org', userName: 'asha' });
    await placeDelivered(shop, asha);
    await remove(asha);
    const again = shop.visitor();
    await again.signUp({ email: 'asha@example.org', userName: 'asha' });
    expect((await again.get('/order/get-all')).body.data).toEqual([]);
    expect((await remove(again)).status).toBe(200);
  });
});

describe('the password', () => {
  test('a wrong one is a field error, and nothing is deleted', async () => {
    const { asha } = await arrange();
    const { status, body } = await remove(asha, 'wrong');
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'currentPassword', message: 'Current password is not correct.' }],
    ]);
    expect((await asha.get('/users/current-user')).status).toBe(200);
  });

  // product 4.9.9
  test('a missing one is a field error', async () => {
    const { asha } = await arrange();
    const { status, body } = await asha.post('/users/delete-account', {});
    expect([status, body.message]).toEqual([400, 'Current password is required.']);
  });
});

describe('open orders prevent the deletion', () => {
  test.for([
    { status: 'pending' },
    { status: 'processing' },
    { status: 'shipped' },
    { status: 'delivered', return_status: 'requested' },
    { status: 'delivered', return_status: 'approved' },
    { status: 'cancelled', payment_status: 'refund_due' },
    { status: 'delivered', return_status: 'returned' },
  ] as const)('%o', async (state) => {
    const { shop, asha } = await arrange();
    const { _id, orderNumber } = (await asha.order({ chilli: 1 })).body.data;
    await setOrder(shop, _id, state);
    const { status, body } = await remove(asha);
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        success: false,
        code: 'orders_open',
        message: `Still open: ${orderNumber}. Please cancel them or wait until they are done; about a return or a refund, please write to us.`,
        errors: [{ field: `orders.${_id}`, message: `${orderNumber} is still open.` }],
      },
    });
    expect((await asha.get('/users/current-user')).status).toBe(200);
    expect((await asha.get(`/order/${_id}`)).status).toBe(200);
  });

  test.for([
    { status: 'delivered' },
    { status: 'cancelled', payment_status: 'cancelled' },
    { status: 'delivered', return_status: 'rejected' },
    { status: 'delivered', return_status: 'returned', refunded_at: 1 },
    { status: 'cancelled', payment_status: 'refund_due', refunded_at: 1 },
  ] as const)('not when it is done: %o', async (state) => {
    const { shop, asha } = await arrange();
    const { _id } = (await asha.order({ chilli: 1 })).body.data;
    await setOrder(shop, _id, state);
    expect((await remove(asha)).status).toBe(200);
  });

  test('a payment that the bank has promised', async () => {
    const { shop, asha } = await arrange();
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    await setOrder(shop, online.orderId, { status: 'cancelled', payment_status: 'cancelled' });
    await shop.context.db.updateTable('payments').set({ status: 'authorized' }).execute();
    expect((await remove(asha)).status).toBe(409);
  });
});

describe('afterwards', () => {
  test('a late payment of a cancelled order is to be refunded', async () => {
    const { shop, asha } = await arrange();
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    await online.cancelOrder();
    expect((await remove(asha)).status).toBe(200);
    const stock = (await readProductRow(shop.context, 'chilli')).stock_quantity;
    expect((await online.sendEvent('event-1')).statusCode).toBe(200);
    expect(await online.readState()).toBe('refund_due cancelled refund_due');
    expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(stock);
  });
});

test('a concurrent order prevents the deletion, or is not placed', async () => {
  const { shop } = await arrange();
  const outcomes = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const asha = await signUpWithAddress(shop);
    const tab = asha.copy();
    const key = round % 2 === 0 ? `order-key-${round}` : undefined;
    const calls = [() => asha.order({ chilli: 1 }, {}, key), () => remove(tab)];
    // Either request may arrive first.
    const replies = await Promise.all(
      (round % 4 < 2 ? calls : calls.toReversed()).map((call) => call()),
    );
    const [ordered, deleted] = round % 4 < 2 ? replies : replies.toReversed();
    outcomes.add(`${ordered?.status} ${deleted?.status}`);
    const orphans = await shop.context.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select('orders.id')
      .where('users.deleted_at', 'is not', null)
      .execute();
    expect(orphans).toEqual([]);
  }
  // The order fails because the session has ended (401) or the postal address was deleted (404).
  const allowed = ['201 409', '401 200', '404 200'];
  expect([...outcomes].filter((outcome) => !allowed.includes(outcome))).toEqual([]);
});

test('concurrent writes leave no row of hers behind', async () => {
  const { shop } = await arrange();
  const { db } = shop.context;
  for (let round = 0; round < 8; round += 1) {
    const asha = await signUpWithAddress(shop);
    const tab = asha.copy();
    const replies = await Promise.all([
      asha.post('/address/create-address', newAddress()),
      asha.post('/cart/add-cart', { productId: 'chilli', quantity: 1 }),
      asha.post('/reviews', { productId: 'chilli', rating: 5 }),
      remove(tab),
      asha.post('/wishlist/add', { productId: 'chilli' }),
      asha.post('/address/create-address', newAddress()),
      asha.post('/reviews', { productId: 'chilli', rating: 5 }),
    ]);
    expect(replies.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    expect(replies[3]?.status).toBe(200);
    for (const { table } of await listTablesOfUsers(shop.context)) {
      const rows = await db
        .selectFrom(table as 'orders')
        .select('user_id')
        .where('user_id', '=', asha.userId)
        .execute();
      expect([table, rows]).toEqual([table, []]);
    }
  }
  expect(await readProductRow(shop.context, 'chilli')).toMatchObject({
    rating_sum: 0,
    rating_count: 0,
  });
});
