import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import {
  approveReturn,
  deliverOrder,
  returnOrder,
  tryMove,
} from '../support/goods/deliver-order.ts';
import { startOnlineOrder } from '../support/goods/online-order.ts';
import { addMaker, addProduct, readProductRow } from '../support/goods/stock-fixture.ts';
import { type DeskVisitor, signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { newShopper } from '../support/requests/visitor.ts';

const PASSWORD = newShopper().password;

/** Two cloths at 333.33 of a group with a share, and a cup at 100.01 of the shop's own. */
async function openDesk() {
  const shop = await buildTestApp();
  await addMaker(shop.context, { id: 'bagru' });
  await addProduct(shop.context, {
    ...{ id: 'cloth', name: 'Cloth', maker_id: 'bagru', price_paise: 333_33, stock_quantity: 10 },
  });
  await addProduct(shop.context, { id: 'cup', price_paise: 100_01, stock_quantity: 10 });
  const desk = await signUpDeskMember(shop, 'coordinator');
  await desk.put('/desk/money/share', { shopShare: 1_250 }, { headers: { 'if-match': '"1"' } });
  const asha = await signUpWithAddress(shop);
  return { shop, desk, asha };
}

const LINES = { cloth: 2, cup: 1 };
const SUBTOTAL = 2 * 333_33 + 100_01;
const TOTAL = SUBTOTAL + 440_00;
/** One cloth, with its part of 240 taxes less 40 discount. */
const ONE_CLOTH = Math.floor((333_33 * (SUBTOTAL + 200_00)) / SUBTOTAL);

const piecesOf = (lineId: string, quantity: number) => ({ pieces: [{ lineId, quantity }] });

async function refund(desk: DeskVisitor, id: string, amountPaise: number) {
  const { version } = (await desk.get(`/desk/orders/${id}`)).body.data;
  const headers = { 'if-match': `"${version}"` };
  return desk.post(`/desk/orders/${id}/refunds`, { amountPaise, method: 'upi' }, { headers });
}

async function readStock(shop: TestShop) {
  const cloth = await readProductRow(shop.context, 'cloth');
  return {
    stock: cloth.stock_quantity,
    cup: (await readProductRow(shop.context, 'cup')).stock_quantity,
  };
}

describe('pieces of an order', () => {
  // product 10.2.21
  test('come back in three returns, whose money sums up to what was paid in cash', async () => {
    const { shop, desk, asha } = await openDesk();
    const id = (await asha.order(LINES)).body.data._id;
    await deliverOrder(desk, id);

    shop.clock.advance(1_000);
    const restock = { ...piecesOf('cloth', 1), restock: true };
    const first = await returnOrder(desk, asha, id, restock);
    expect(first).toMatchObject({
      returnStatus: null,
      amounts: { totalPaise: TOTAL, returnedPaise: ONE_CLOTH },
      refundDuePaise: ONE_CLOTH,
    });
    expect(first.groups.flatMap((group: { lines: object[] }) => group.lines)).toMatchObject([
      { _id: 'cloth', returnedQuantity: 1 },
      { _id: 'cup', returnedQuantity: 0 },
    ]);
    expect(first.history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'return_received', amountPaise: ONE_CLOTH }),
        expect.objectContaining({ event: 'restocked' }),
      ]),
    );
    expect(await readStock(shop)).toEqual({ stock: 9, cup: 9 });
    const views = (await desk.get('/desk/orders?view=refunds_due')).body.data;
    expect(views).toMatchObject({ orders: [{ _id: id }], counts: { refundsDue: 1, returns: 0 } });
    expect((await desk.get('/desk/today')).body.data.moneyDue.toShoppersPaise).toBe(ONE_CLOTH);
    expect((await refund(desk, id, ONE_CLOTH + 1)).body.code).toBe('refund_not_due');
    expect((await refund(desk, id, ONE_CLOTH)).body.data.refundDuePaise).toBe(0);
    expect((await asha.get(`/order/${id}`)).body.data).toMatchObject({
      returnStatus: null,
      returnedAmount: ONE_CLOTH / 100,
      items: [{ returnedQuantity: 1 }, { returnedQuantity: 0 }],
      refundedAt: expect.any(String),
    });

    shop.clock.advance(1_000);
    const second = await returnOrder(desk, asha, id, piecesOf('cup', 1));
    expect(second.refundDuePaise + ONE_CLOTH).toBe(second.amounts.returnedPaise);
    expect((await asha.get(`/order/${id}`)).body.data.refundedAt).toBeNull();
    shop.clock.advance(1_000);
    const third = await returnOrder(desk, asha, id);
    expect(third).toMatchObject({
      returnStatus: 'returned',
      amounts: { returnedPaise: TOTAL },
      refundDuePaise: TOTAL - ONE_CLOTH,
    });
    expect(await readStock(shop)).toEqual({ stock: 9, cup: 9 });
    const received = third.history.filter(
      ({ event }: { event: string }) => event === 'return_received',
    );
    const amounts = received.map(({ amountPaise }: { amountPaise: number }) => amountPaise);
    expect(amounts.reduce((sum: number, amount: number) => sum + amount)).toBe(TOTAL);
    const log = (await desk.get('/desk/audit?kind=order')).body.data.entries;
    expect(
      log.find(({ action }: { action: string }) => action === 'order.receive_return'),
    ).toMatchObject({
      after: { product: [{ name: 'Cloth' }], quantity: 1, returnStatus: 'returned' },
    });
  });

  // product 10.2.21
  test('paid online come back, and the payment is due back with the last of them', async () => {
    const { shop, desk, asha } = await openDesk();
    const online = await startOnlineOrder(shop, asha, LINES);
    await online.verify();
    const id = online.orderId;
    await deliverOrder(desk, id);
    const first = await returnOrder(desk, asha, id, piecesOf('cloth', 1));
    expect(first).toMatchObject({ paymentStatus: 'paid', refundDuePaise: ONE_CLOTH });
    await refund(desk, id, ONE_CLOTH);
    const rest = await returnOrder(desk, asha, id, {
      pieces: [
        { lineId: 'cloth', quantity: 1 },
        { lineId: 'cup', quantity: 1 },
      ],
    });
    expect(rest).toMatchObject({
      returnStatus: 'returned',
      paymentStatus: 'refund_due',
      refundDuePaise: TOTAL - ONE_CLOTH,
    });
    expect((await refund(desk, id, TOTAL - ONE_CLOTH)).body.data.refundDuePaise).toBe(0);
  });

  // product 10.2.21, 10.4.2, 10.4.3
  test('are taken from ledger, reports, sales and file', async () => {
    const { shop, desk, asha } = await openDesk();
    const id = (await asha.order(LINES)).body.data._id;
    await deliverOrder(desk, id);
    shop.clock.advance(1_000);
    const readGroup = async () => {
      const { groups } = (await desk.get('/desk/money')).body.data;
      return groups.find(({ maker }: { maker: object | null }) => maker !== null);
    };
    const sold = await readGroup();
    await returnOrder(desk, asha, id, piecesOf('cloth', 1));
    const fee = Math.floor(sold.totals.feesPaise / 2);
    expect(await readGroup()).toMatchObject({
      totals: {
        soldPaise: 666_66,
        returnedPaise: 333_33,
        duePaise: 333_33 - sold.totals.feesPaise + fee,
      },
      withCouriersPaise: 333_33 - sold.totals.feesPaise + fee,
    });
    const statement = (await desk.get('/desk/money/statements/bagru/2026-11')).body.data;
    expect(statement.entries).toMatchObject([
      { kind: 'sold', quantity: 2 },
      { kind: 'returned', quantity: 1, grossPaise: -333_33, product: { _id: 'cloth' } },
    ]);
    const report = (await desk.get('/desk/reports?by=product&from=2026-11&to=2026-11')).body;
    expect(report.data.months[0]).toMatchObject({
      pieces: 2,
      goodsPaise: SUBTOTAL - 333_33,
      totalPaise: TOTAL - ONE_CLOTH,
    });
    expect((await desk.get('/desk/today')).body.data.sales).toMatchObject({
      pieces: 2,
      paise: SUBTOTAL - 333_33,
    });
    const [, cloth = '', cup = ''] = (await desk.get('/desk/orders.csv')).text.split('\r\n');
    expect(cloth).toMatch(new RegExp(`,1,${(ONE_CLOTH / 100).toFixed(2)}$`));
    expect(cup).toMatch(/,0,$/);

    await returnOrder(desk, asha, id, piecesOf('cloth', 1));
    expect(await readGroup()).toMatchObject({ totals: { feesPaise: 0, duePaise: 0 } });
    const again = (await desk.get('/desk/money/statements/bagru/2026-11')).body.data;
    expect(again.entries).toMatchObject([{}, {}, { kind: 'returned', quantity: 1 }]);
    expect((await desk.get('/desk/today')).body.data.sales.topProducts).toMatchObject([
      { _id: 'cup', pieces: 1 },
    ]);
  });

  // product 10.2.21, 10.2.4
  test('come back once under one key, and never more than the shopper has', async () => {
    const { shop, desk, asha } = await openDesk();
    const id = (await asha.order(LINES)).body.data._id;
    await deliverOrder(desk, id);
    await approveReturn(desk, asha, id);
    const tryReturn = (back: object) => tryMove(desk, id, { move: 'receive_return', ...back });
    for (const wrong of [
      piecesOf('cloth', 3),
      piecesOf('pickle', 1),
      { pieces: [...piecesOf('cloth', 1).pieces, ...piecesOf('cloth', 1).pieces] },
      { pieces: [] },
    ]) {
      expect(await tryReturn(wrong)).toMatchObject({ status: 400 });
    }
    const other = await tryMove(desk, id, { move: 'undo_cash', ...piecesOf('cloth', 1) });
    expect(other).toMatchObject({ status: 400, body: { errors: [{ field: 'pieces' }] } });
    const packer = await signUpDeskMember(shop, 'packer');
    const move = { move: 'receive_return', ...piecesOf('cloth', 2) };
    expect((await tryMove(packer, id, move)).status).toBe(403);
    const key = { 'idempotency-key': 'the-key-of-this-return' };
    expect((await tryMove(desk, id, move, key)).status).toBe(200);
    const { version } = (await desk.get(`/desk/orders/${id}`)).body.data;
    expect((await tryMove(desk, id, move, key)).body.data.version).toBe(version);
    const stale = await desk.post(`/desk/orders/${id}/moves`, move, {
      headers: { 'if-match': '"1"' },
    });
    expect(stale.status).toBe(412);
    await approveReturn(desk, asha, id);
    expect((await tryReturn(piecesOf('cloth', 1))).status).toBe(400);
  });

  test('whose money is due keep the account from being deleted', async () => {
    const { desk, asha } = await openDesk();
    const id = (await asha.order(LINES)).body.data._id;
    await deliverOrder(desk, id);
    await returnOrder(desk, asha, id, piecesOf('cloth', 1));
    const remove = () => asha.post('/users/delete-account', { currentPassword: PASSWORD });
    expect((await remove()).status).toBe(409);
    await refund(desk, id, ONE_CLOTH);
    expect((await remove()).status).toBe(200);
  });
});
