import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { deliverOrder, returnOrder, tryMove } from '../support/goods/deliver-order.ts';
import { addMaker, addProduct } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

const TOTAL = 149_50 + 440_00;

/** Three delivered orders in cash, sent with the courier 'Post'. */
async function openDesk() {
  const shop = await buildTestApp();
  await addMaker(shop.context, { id: 'bagru' });
  await addProduct(shop.context, { id: 'cloth', maker_id: 'bagru', stock_quantity: 100 });
  const desk = await signUpDeskMember(shop, 'coordinator');
  const asha = await signUpWithAddress(shop);
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const id: string = (await asha.order({ cloth: 1 })).body.data._id;
    await deliverOrder(desk, id);
    ids.push(id);
  }
  const [first = '', second = '', third = ''] = ids;
  const settle = (changes: object = {}, key = 'the-first-key') =>
    desk.post(
      '/desk/money/settlements',
      {
        ...{ courier: 'Post', orders: [second, first], reference: 'UTR 4711' },
        ...{ receivedPaise: 2 * TOTAL - 60_00, receivedOn: '2026-11-20' },
        ...changes,
      },
      { headers: { 'idempotency-key': key } },
    );
  const readDue = async () => (await desk.get('/desk/today')).body.data.moneyDue.fromCouriersPaise;
  return { shop, desk, asha, first, second, third, settle, readDue };
}

// product 10.4.11
test('the cash of some orders of a courier is received in one sum, once, and undone as a whole', async () => {
  const { shop, desk, first, second, settle, readDue } = await openDesk();
  const groupsBefore = (await desk.get('/desk/money')).body.data.groups;
  expect(groupsBefore[0].withCouriersPaise).toBe(3 * 149_50);
  expect(await readDue()).toBe(3 * TOTAL);
  const settled = await settle();
  const expected = {
    ...{ courier: 'Post', receivedOn: '2026-11-20', reference: 'UTR 4711' },
    ...{ receivedPaise: 2 * TOTAL - 60_00, keptPaise: 60_00, isUndone: false },
    isCorrection: false,
  };
  expect(settled).toMatchObject({ status: 201, body: { data: expected } });
  expect((await settle()).body.data).toEqual(settled.body.data);
  expect(await readDue()).toBe(TOTAL);
  // What the courier kept is not taken from the group.
  const groups = (await desk.get('/desk/money')).body.data.groups;
  expect(groups[0]).toEqual({ ...groupsBefore[0], withCouriersPaise: 149_50 });
  const order = (await desk.get(`/desk/orders/${first}`)).body.data;
  expect(order.cashReceivedAt).not.toBeNull();
  expect(order.moves.map(({ move }: { move: string }) => move)).not.toContain('undo_cash');
  expect((await tryMove(desk, first, { move: 'undo_cash' })).body.code).toBe('move_not_allowed');

  const path = `/desk/money/settlements/${settled.body.data._id}/undo`;
  const undone = await desk.post(path);
  expect(undone).toMatchObject({
    status: 201,
    body: { data: { receivedPaise: 60_00 - 2 * TOTAL, keptPaise: -60_00, isCorrection: true } },
  });
  expect(await desk.post(path)).toMatchObject({
    status: 409,
    body: { code: 'settlement_undone' },
  });
  expect(await readDue()).toBe(3 * TOTAL);
  expect((await tryMove(desk, first, { move: 'receive_cash' })).status).toBe(200);
  expect((await tryMove(desk, first, { move: 'undo_cash' })).status).toBe(200);
  const list = (await desk.get('/desk/money/settlements')).body.data;
  expect(list.pagination.total).toBe(2);
  const orders = expect.arrayContaining([
    expect.objectContaining({ _id: first }),
    expect.objectContaining({ _id: second }),
  ]);
  expect(list.settlements).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...expected, orders, isUndone: true }),
      expect.objectContaining({ orders, isCorrection: true }),
    ]),
  );
  const log = await shop.context.db
    .selectFrom('desk_audit')
    .selectAll()
    .where('subject_kind', '=', 'settlement')
    .orderBy('action')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['settlement.recorded', 'settlement.undone']);
  expect(JSON.parse(log[0]?.state_after ?? '')).toMatchObject({
    ...{ courier: 'Post', keptPaise: 60_00 },
    orders: [{ orderNumber: expect.any(String) }, { orderNumber: expect.any(String) }],
  });
});

// product 10.4.11
test('nothing is received when one of the orders is not due from the courier', async () => {
  const { desk, asha, first, third, settle, readDue } = await openDesk();
  const open = (await asha.order({ cloth: 1 })).body.data._id;
  for (const [place, changes] of [
    { courier: 'DTDC' },
    { orders: [first, open] },
    { orders: [] },
    { orders: [first, first] },
    { receivedPaise: 0 },
    { receivedOn: '2026-11-23' },
    { receivedOn: '2025-11-01' },
  ].entries()) {
    const { status } = await settle(changes, `a-key-that-fails-${place}`);
    expect([changes, status]).toEqual([changes, place < 2 ? 409 : 400]);
  }
  expect((await settle({ orders: [first, 'unknown'] }, 'another-key')).status).toBe(404);
  expect(await readDue()).toBe(3 * TOTAL);
  expect((await desk.get('/desk/money/settlements')).body.data.settlements).toEqual([]);
  expect((await desk.post('/desk/money/settlements/unknown/undo')).status).toBe(404);
  // Goods that came back do not change what the courier has; it may pay more than that.
  await returnOrder(desk, asha, third);
  const more = await settle({ orders: [third], receivedPaise: TOTAL + 1_00 }, 'one-more-key');
  expect(more.body.data).toMatchObject({ keptPaise: -1_00 });
});
