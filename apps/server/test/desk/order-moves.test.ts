import { isMailTrue } from '@haat/domain';
import { describe, expect, test } from 'vitest';
import { toMailed } from '../../src/orders/order-mails.repository.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { startOnlineOrder } from '../support/goods/online-order.ts';
import { addMaker, addProduct, readProductRow } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';
import type { Visitor } from '../support/requests/visitor.ts';

async function openDesk() {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 10 });
  const asha = await signUpWithAddress(shop);
  const owner = await signUpDeskMember(shop, 'owner');
  return { shop, asha, owner };
}

/** Makes a move on the version of the order that the desk sees now. */
async function move(desk: Visitor, id: string, body: object, headers: Record<string, string> = {}) {
  const { version } = (await desk.get(`/desk/orders/${id}`)).body.data;
  return desk.post(`/desk/orders/${id}/moves`, body, {
    headers: { 'if-match': `"${version}"`, ...headers },
  });
}

async function moveOn(desk: Visitor, id: string, ...moves: readonly string[]) {
  for (const name of moves) {
    const reply = await move(desk, id, {
      move: name,
      ...(name === 'shipped' && { courier: 'Post' }),
    });
    if (reply.status !== 200) throw new Error(`${name} failed: ${reply.text}`);
  }
}

function readAudit(shop: TestShop) {
  return shop.context.db.selectFrom('desk_audit').selectAll().orderBy('id').execute();
}

describe('the cash of a delivery', () => {
  // product 10.2.7
  test('is due from the courier until it is received, for one order or many, and can be taken back', async () => {
    const { shop, asha, owner } = await openDesk();
    const ids: string[] = [];
    let total = 0;
    for (let count = 0; count < 3; count += 1) {
      const { _id: id, totalAmount } = (await asha.order({ chilli: 1 })).body.data;
      await moveOn(owner, id, 'shipped');
      ids.push(id);
      total = totalAmount * 100;
    }
    const [one = '', other = '', onItsWay = ''] = ids;
    await moveOn(owner, one, 'delivered');
    await moveOn(owner, other, 'delivered');
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    await online.verify();
    await moveOn(owner, online.orderId, 'shipped', 'delivered');

    const readDue = async () => {
      const list = (await owner.get('/desk/orders?view=cash_due')).body.data;
      const today = (await owner.get('/desk/today')).body.data;
      expect(today.counts.cashDue).toBe(list.counts.cashDue);
      return {
        ids: list.orders.map(({ _id }: { _id: string }) => _id).sort(),
        paise: today.moneyDue.fromCouriersPaise,
      };
    };
    expect(await readDue()).toEqual({ ids: [one, other].sort(), paise: 2 * total });

    const packer = await signUpDeskMember(shop, 'packer');
    expect((await move(packer, one, { move: 'receive_cash' })).status).toBe(403);
    expect((await packer.get('/desk/orders?view=cash_due')).status).toBe(403);
    expect((await move(owner, onItsWay, { move: 'receive_cash' })).status).toBe(409);

    shop.clock.advance(60_000);
    const received = (await move(owner, one, { move: 'receive_cash' })).body.data;
    expect(received.cashReceivedAt).toBe(new Date(shop.clock.now()).toISOString());
    expect(await readDue()).toEqual({ ids: [other], paise: total });
    const { version } = (await owner.get(`/desk/orders/${other}`)).body.data;
    const moves = [{ orderId: other, version, move: 'receive_cash' }];
    const many = await owner.post('/desk/orders/moves', { moves });
    expect(many.body.data.results).toMatchObject([{ outcome: 'moved' }]);
    expect(await readDue()).toEqual({ ids: [], paise: 0 });
    expect((await move(owner, one, { move: 'receive_cash' })).status).toBe(409);
    await moveOn(owner, one, 'undo_cash');
    expect(await readDue()).toEqual({ ids: [one], paise: total });

    const log = (await readAudit(shop)).filter(({ action }) => action === 'order.receive_cash');
    expect(log).toHaveLength(2);
    expect(JSON.parse(log[0]?.state_after ?? '')).toMatchObject({ isCashReceived: true });
  });
});

// product 10.2.8
test('the history of an order has all that has happened to it', async () => {
  const { shop, asha, owner } = await openDesk();
  const { id: makerId } = await addMaker(shop.context, { slug: 'a', name: 'Papad Group' });
  await addProduct(shop.context, { id: 'papad', maker_id: makerId, stock_quantity: 10 });
  const { _id: id, totalAmount } = (await asha.order({ papad: 2 })).body.data;
  const makeLater = async (work: () => Promise<unknown>) => {
    shop.clock.advance(60_000);
    await work();
  };
  for (const name of ['processing', 'shipped', 'out_for_delivery', 'delivered', 'receive_cash']) {
    await makeLater(() => moveOn(owner, id, name));
  }
  await makeLater(() => asha.post(`/order/return-order/${id}`, { reason: 'Torn.' }));
  await makeLater(() => moveOn(owner, id, 'approve_return'));
  await makeLater(() => move(owner, id, { move: 'receive_return', restock: true }));
  const amountPaise = totalAmount * 100;
  await makeLater(async () => {
    const { version } = (await owner.get(`/desk/orders/${id}`)).body.data;
    const headers = { 'if-match': `"${version}"` };
    await owner.post(`/desk/orders/${id}/refunds`, { amountPaise, method: 'upi' }, { headers });
  });
  const readHistory = async (desk: Visitor) =>
    (await desk.get(`/desk/orders/${id}`)).body.data.history;
  const history: { event: string; at: string; amountPaise: number | null }[] =
    await readHistory(owner);
  expect(history.map(({ event, amountPaise: amount }) => [event, amount])).toEqual([
    ['placed', null],
    ['processing', null],
    ['shipped', null],
    ['out_for_delivery', null],
    ['delivered', null],
    ['cash_received', amountPaise],
    ['return_requested', null],
    ['return_approved', null],
    ['return_received', amountPaise],
    ['restocked', null],
    ['refunded', amountPaise],
  ]);
  expect(history.at(-1)?.at).toBe(new Date(shop.clock.now()).toISOString());
  const gita = await signUpDeskMember(shop, 'group_member', makerId);
  const seen: { event: string }[] = await readHistory(gita);
  expect(seen.map(({ event }) => event)).not.toContain('refunded');
  expect(seen).toHaveLength(9);
});

// product 10.6.4
test('goods go into stock with the moves by which they come back alone, and the log says no more', async () => {
  const { shop, asha, owner } = await openDesk();
  const { _id: id } = (await asha.order({ chilli: 2 })).body.data;
  const restocked = [
    { field: 'restock', message: 'Only goods that came back go back into stock.' },
  ];
  await moveOn(owner, id, 'shipped', 'delivered');
  await asha.post(`/order/return-order/${id}`, { reason: 'Torn.' });
  const wrong = await move(owner, id, { move: 'approve_return', restock: true });
  expect(wrong).toMatchObject({ status: 400, body: { errors: restocked } });
  const { version } = (await owner.get(`/desk/orders/${id}`)).body.data;
  const many = { moves: [{ orderId: id, version, move: 'approve_return', restock: true }] };
  const refused = await owner.post('/desk/orders/moves', many);
  expect(refused.body.errors).toMatchObject([{ field: 'moves.0.restock' }]);
  await moveOn(owner, id, 'approve_return');
  expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(8);
  const isRestocking = ({ state_after }: { state_after: string | null }) =>
    state_after?.includes('restock');
  expect((await readAudit(shop)).filter(isRestocking)).toEqual([]);
  // As an older shop has recorded it.
  await shop.context.db
    .updateTable('desk_audit')
    .set({ state_after: '{"restock":true}' })
    .where('action', '=', 'order.approve_return')
    .execute();
  const { history } = (await owner.get(`/desk/orders/${id}`)).body.data;
  expect(history.map(({ event }: { event: string }) => event)).not.toContain('restocked');
});

describe('an order is moved', () => {
  // product 4.3.5, 10.2.3
  test('in cash from its placing to its delivery, as the shopper sees it', async () => {
    const { shop, asha, owner } = await openDesk();
    const { _id: id } = (await asha.order({ chilli: 2 })).body.data;
    expect((await move(owner, id, { move: 'processing' })).body.data.status).toBe('processing');
    const sent = { move: 'shipped', courier: ' Blue Dart ', trackingNumber: 'BD1' };
    expect((await move(owner, id, sent)).body.data).toMatchObject({
      status: 'shipped',
      courier: 'Blue Dart',
      trackingNumber: 'BD1',
      outForDeliveryAt: null,
    });
    const readOrder = async () => (await asha.get(`/order/${id}`)).body.data;
    expect((await readOrder()).outForDeliveryAt).toBeNull();
    shop.clock.advance(60_000);
    await moveOn(owner, id, 'out_for_delivery');
    const now = new Date(shop.clock.now()).toISOString();
    expect(await readOrder()).toMatchObject({ status: 'shipped', outForDeliveryAt: now });
    const delivered = await move(owner, id, { move: 'delivered' });
    expect(delivered.body.data).toMatchObject({
      status: 'delivered',
      outForDeliveryAt: now,
      receiptNumber: '2026-27/000001',
      refundDuePaise: 0,
      moves: [{ move: 'receive_cash', money: 'received' }],
    });
    expect(delivered.headers.etag).toBe(`"${delivered.body.data.version}"`);
    expect((await readOrder()).status).toBe('delivered');
  });

  // product 10.2.3
  test('with a courier and a number that can be corrected until it is delivered', async () => {
    const { shop, asha, owner } = await openDesk();
    const { _id: id } = (await asha.order({ chilli: 1 })).body.data;
    await moveOn(owner, id, 'shipped');
    const packer = await signUpDeskMember(shop, 'packer');
    const corrected = { move: 'correct_courier', courier: 'DTDC', trackingNumber: ' D1 ' };
    expect((await move(packer, id, corrected)).body.data).toMatchObject({
      status: 'shipped',
      courier: 'DTDC',
      trackingNumber: 'D1',
    });
    expect(await move(packer, id, { move: 'correct_courier', courier: '' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'courier' }] },
    });
    await moveOn(owner, id, 'delivered');
    expect((await move(owner, id, corrected)).body.code).toBe('move_not_allowed');
  });

  test.each([
    { restock: true, stock: 10 },
    { restock: false, stock: 7 },
    // product 10.2.3
  ])('back: not delivered, with restock $restock; money that was paid is due', async (row) => {
    const { shop, asha, owner } = await openDesk();
    const online = await startOnlineOrder(shop, asha, { chilli: 3 });
    await online.verify();
    await moveOn(owner, online.orderId, 'shipped', 'out_for_delivery');
    const { restock, stock } = row;
    const packer = await signUpDeskMember(shop, 'packer');
    const cameBack = { move: 'undelivered', restock };
    expect((await move(packer, online.orderId, cameBack)).status).toBe(403);
    expect((await move(owner, online.orderId, cameBack)).body.data).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_due',
      refundDuePaise: online.amount,
      moves: [],
    });
    expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(stock);
    const { data } = (await asha.get(`/order/${online.orderId}`)).body;
    expect(data.status).toBe('cancelled');
  });

  // product 10.2.3
  test('only as its state allows, and sent only with a courier', async () => {
    const { asha, owner } = await openDesk();
    const { _id: id } = (await asha.order({ chilli: 1 })).body.data;
    expect(await move(owner, id, { move: 'delivered' })).toMatchObject({
      status: 409,
      body: { code: 'move_not_allowed' },
    });
    expect(await move(owner, id, { move: 'shipped', courier: ' ' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'courier' }] },
    });
    expect((await owner.get(`/desk/orders/${id}`)).body.data.version).toBe(1);
  });

  // product 10.6.4
  test('back: cancelled, its pieces are in stock again, and money of it is due', async () => {
    const { shop, asha, owner } = await openDesk();
    const online = await startOnlineOrder(shop, asha, { chilli: 3 });
    await online.verify();
    const cancelled = await move(owner, online.orderId, { move: 'cancel' });
    expect(cancelled.body.data).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_due',
      refundDuePaise: online.amount,
    });
    expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(10);
  });

  test.each([
    { restock: true, stock: 10 },
    { restock: false, stock: 8 },
    // product 4.4.11, 10.6.4, 10.2.3
  ])('back: returned with restock $restock, its money is due until it is given', async (row) => {
    const { shop, asha, owner } = await openDesk();
    const { _id: id, totalAmount } = (await asha.order({ chilli: 2 })).body.data;
    await moveOn(owner, id, 'shipped', 'delivered');
    await asha.post(`/order/return-order/${id}`, { reason: 'Torn.' });
    await moveOn(owner, id, 'approve_return');
    const { restock, stock } = row;
    const returned = await move(owner, id, { move: 'receive_return', restock });
    const due = totalAmount * 100;
    expect(returned.body.data).toMatchObject({ returnStatus: 'returned', refundDuePaise: due });
    expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(stock);
    const views = () => owner.get('/desk/orders?view=refunds_due');
    expect((await views()).body.data).toMatchObject({
      orders: [{ _id: id }],
      counts: { refundsDue: 1 },
    });
    const refund = async (amountPaise: number) => {
      const { version } = (await owner.get(`/desk/orders/${id}`)).body.data;
      const headers = { 'if-match': `"${version}"` };
      return owner.post(`/desk/orders/${id}/refunds`, { amountPaise, method: 'upi' }, { headers });
    };
    expect(await refund(due + 1)).toMatchObject({ status: 409, body: { code: 'refund_not_due' } });
    expect((await refund(due - 100)).body.data.refundDuePaise).toBe(100);
    const readRefundedAt = async () => (await asha.get(`/order/${id}`)).body.data.refundedAt;
    expect(await readRefundedAt()).toBeNull();
    shop.clock.advance(1);
    expect((await refund(100)).body.data).toMatchObject({
      refundDuePaise: 0,
      refunds: [{ amountPaise: due - 100 }, { amountPaise: 100 }],
    });
    expect((await views()).body.data).toMatchObject({ orders: [], counts: { refundsDue: 0 } });
    expect(await readRefundedAt()).toBe(new Date(shop.clock.now()).toISOString());
  });

  // product 4.4.11
  test('back: money that arrives after a refund is due, too', async () => {
    const { shop, asha, owner } = await openDesk();
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    const { orderId: id, amount } = online;
    await online.payOnDelivery();
    await moveOn(owner, id, 'shipped', 'delivered');
    await asha.post(`/order/return-order/${id}`, { reason: '' });
    await moveOn(owner, id, 'approve_return', 'receive_return');
    const { version } = (await owner.get(`/desk/orders/${id}`)).body.data;
    const refund = { amountPaise: amount, method: 'cash' };
    await owner.post(`/desk/orders/${id}/refunds`, refund, {
      headers: { 'if-match': `"${version}"` },
    });
    const readRefundedAt = async () => (await asha.get(`/order/${id}`)).body.data.refundedAt;
    expect(await readRefundedAt()).not.toBeNull();
    await online.sendEvent('late');
    expect(await readRefundedAt()).toBeNull();
    expect((await owner.get('/desk/orders?view=refunds_due')).body.data).toMatchObject({
      orders: [{ _id: id }],
    });
    expect((await owner.get(`/desk/orders/${id}`)).body.data.refundDuePaise).toBe(amount);
  });

  // product 10.2.4
  test('once, however often it is sent under one key, also on a newer version', async () => {
    const { shop, asha, owner } = await openDesk();
    const { _id: id } = (await asha.order({ chilli: 1 })).body.data;
    const key = { 'idempotency-key': 'the-key-of-this-move' };
    const first = await move(owner, id, { move: 'processing' }, key);
    const again = await move(owner, id, { move: 'processing' }, key);
    expect(again).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    expect(again.text).toBe(first.text);
    expect(await readAudit(shop)).toHaveLength(1);
    expect((await move(owner, id, { move: 'cancel' }, key)).status).toBe(422);
  });
});

describe('of two who change an order', () => {
  // product 10.2.4
  test('the second gets its present state, and changes nothing', async () => {
    const { asha, owner } = await openDesk();
    const { _id: id } = (await asha.order({ chilli: 1 })).body.data;
    const send = (body: object, headers: Record<string, string> = { 'if-match': '"1"' }) =>
      owner.post(`/desk/orders/${id}/moves`, body, { headers });
    expect((await send({ move: 'processing' })).status).toBe(200);
    const present = (await owner.get(`/desk/orders/${id}`)).body.data;
    expect(await send({ move: 'cancel' })).toMatchObject({
      status: 412,
      body: { code: 'changed_meanwhile', details: present },
    });
    expect((await send({ move: 'cancel' }, {})).body.code).toBe('if_match_required');
    expect((await owner.get(`/desk/orders/${id}`)).body.data).toEqual(present);
  });
});

// product 10.2.3
test('what gives money back is for owners and coordinators', async () => {
  const { shop, asha } = await openDesk();
  const packer = await signUpDeskMember(shop, 'packer');
  const { _id: id } = (await asha.order({ chilli: 1 })).body.data;
  const { moves } = (await packer.get(`/desk/orders/${id}`)).body.data;
  expect(moves.map((one: { move: string }) => one.move)).toEqual(['processing', 'shipped']);
  expect((await move(packer, id, { move: 'cancel' })).status).toBe(403);
  expect((await move(packer, id, { move: 'processing' })).status).toBe(200);
});

// product 10.1.5
test('a change and its record in the log are stored together, or neither', async () => {
  const { shop, asha, owner } = await openDesk();
  const { _id: id } = (await asha.order({ chilli: 1 })).body.data;
  await moveOn(owner, id, 'processing');
  expect(await readAudit(shop)).toMatchObject([
    {
      changed_by: owner.userId,
      action: 'order.processing',
      subject_kind: 'order',
      subject_id: id,
      at: shop.clock.now(),
      state_before: expect.stringContaining('"status":"pending"'),
      state_after: expect.stringContaining('"status":"processing"'),
    },
  ]);
  const { version } = (await owner.get(`/desk/orders/${id}`)).body.data;
  const headers = { 'if-match': `"${version}"` };
  const sent = { move: 'shipped', courier: 'Post' };
  await shop.context.db.schema.dropIndex('desk_audit_by_time').execute();
  await shop.context.db.schema.alterTable('desk_audit').renameTo('desk_audit_away').execute();
  expect((await owner.post(`/desk/orders/${id}/moves`, sent, { headers })).status).toBe(500);
  await shop.context.db.schema.alterTable('desk_audit_away').renameTo('desk_audit').execute();
  expect((await owner.get(`/desk/orders/${id}`)).body.data.status).toBe('processing');
});

// product 10.2.4
test('many orders are moved at once, each for itself, once', async () => {
  const { shop, asha, owner } = await openDesk();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push((await asha.order({ chilli: 1 })).body.data._id);
  }
  const [first = '', second = '', third = ''] = ids;
  await moveOn(owner, second, 'processing');
  const body = {
    moves: [
      { orderId: third, version: 1, move: 'delivered' },
      { orderId: second, version: 1, move: 'processing' },
      { orderId: first, version: 1, move: 'shipped', courier: 'Post' },
      { orderId: 'unknown-0123456789', version: 1, move: 'processing' },
    ],
  };
  const headers = { 'idempotency-key': 'the-key-of-these-moves' };
  const reply = await owner.post('/desk/orders/moves', body, { headers });
  expect(reply.body.data.results).toMatchObject([
    { orderId: third, outcome: 'move_not_allowed', version: 1 },
    { orderId: second, outcome: 'changed_meanwhile', version: 2 },
    { orderId: first, outcome: 'moved', message: '', version: 2 },
    { outcome: 'not_found', version: 0 },
  ]);
  const before = await readAudit(shop);
  const again = await owner.post('/desk/orders/moves', body, { headers });
  expect(again.text).toBe(reply.text);
  expect(await readAudit(shop)).toEqual(before);
  const packer = await signUpDeskMember(shop, 'packer');
  const cancel = { moves: [{ orderId: first, version: 2, move: 'cancel' }] };
  const refused = await packer.post('/desk/orders/moves', cancel);
  expect(refused.body.data.results).toMatchObject([{ outcome: 'forbidden' }]);
  expect(
    (await packer.post('/desk/orders/moves', { moves: [...cancel.moves, ...cancel.moves] })).status,
  ).toBe(400);
});

// product 10.2.20, 4.13.1
test('a whole shipment is taken back within ten minutes, before its mails leave', async () => {
  const { shop, asha, owner } = await openDesk();
  const { db } = shop.context;
  await db.updateTable('users').set({ email_verified_at: shop.clock.now() }).execute();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push((await asha.order({ chilli: 1 })).body.data._id);
  }
  const moveAll = async (name: string) => {
    const moves = [];
    for (const orderId of ids) {
      const { version } = (await owner.get(`/desk/orders/${orderId}`)).body.data;
      const courier = name === 'shipped' ? { courier: 'Post', trackingNumber: `EU${version}` } : {};
      moves.push({ orderId, version, move: name, ...courier });
    }
    const { results } = (await owner.post('/desk/orders/moves', { moves })).body.data;
    return results.map(({ outcome }: { outcome: string }) => outcome);
  };
  expect(await moveAll('shipped')).toEqual(['moved', 'moved', 'moved']);
  await moveOn(owner, ids[2] ?? '', 'out_for_delivery');
  shop.clock.advance(60_000);
  expect(await moveAll('unsend')).toEqual(['moved', 'moved', 'move_not_allowed']);
  const { data } = (await owner.get(`/desk/orders/${ids[0]}`)).body;
  expect(data).toMatchObject({ status: 'processing', courier: 'Post', trackingNumber: 'EU1' });
  const listed: { sentAt: string | null }[] = (await owner.get('/desk/orders')).body.data.orders;
  expect(listed.filter(({ sentAt }) => sentAt === null)).toHaveLength(2);
  // The desk proposes them again; to the shopper nothing is on its way.
  const seen = (await asha.get(`/order/${ids[0]}`)).body.data;
  expect(seen).toMatchObject({ courier: '', trackingNumber: '' });
  expect(data.history.map(({ event }: { event: string }) => event)).toEqual([
    'placed',
    'shipped',
    'sending_taken_back',
  ]);
  const mails = await db
    .selectFrom('queued_order_mails')
    .selectAll()
    .where('kind', '=', 'shipped')
    .execute();
  expect(mails).toHaveLength(3);
  const orders = await db.selectFrom('orders').selectAll().execute();
  const told = mails.filter(({ order_id }) =>
    orders.some((order) => order.id === order_id && isMailTrue('shipped', toMailed(order, true))),
  );
  expect(told.map(({ order_id }) => order_id)).toEqual([ids[2]]);
  const log = (await readAudit(shop)).filter(({ action }) => action === 'order.unsend');
  expect(log).toHaveLength(2);

  expect(await moveAll('shipped')).toEqual(['moved', 'moved', 'move_not_allowed']);
  shop.clock.advance(10 * 60_000 + 1);
  expect(await moveAll('unsend')).toEqual(Array(3).fill('move_not_allowed'));
});
