import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { deliverOrder, returnOrder } from '../support/goods/deliver-order.ts';
import { addMaker, addProduct } from '../support/goods/stock-fixture.ts';
import { type DeskVisitor, signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

async function openDesk() {
  const shop = await buildTestApp();
  const maker = await addMaker(shop.context, { id: 'bagru', name_hindi: 'बगरू समूह' });
  await addProduct(shop.context, { id: 'cloth', maker_id: maker.id, stock_quantity: 1_000 });
  const desk = await signUpDeskMember(shop, 'coordinator');
  const asha = await signUpWithAddress(shop);
  return { shop, desk, asha };
}

const DAY_MS = 86_400_000;

async function setShare(desk: DeskVisitor, shopShare: number): Promise<void> {
  const { version } = (await desk.get('/desk/money/share')).body.data;
  const headers = { 'if-match': `"${version}"` };
  await desk.put('/desk/money/share', { shopShare }, { headers });
}

// product 9.1.1, 10.4.6
test('charges hold for later orders, and show in the shop at once', async () => {
  const { shop, asha } = await openDesk();
  const owner = await signUpDeskMember(shop, 'owner');
  const guest = shop.visitor();
  const address = '/desk/money/charges';
  expect((await guest.get('/charges')).body.data).toEqual({
    ...{ shipping: 240, taxes: 240, discount: 40, freeShippingFrom: null },
  });
  const before = (await asha.order({ cloth: 1 }, { paymentMethod: 'online' })).body.data;
  const charges = { shippingPaise: 9_950, taxesPaise: 0, discountPaise: 0 };
  const input = { ...charges, freeShippingFromPaise: 299_00 };
  const headers = { 'if-match': '"1"' };
  const changed = await owner.put(address, input, { headers });
  expect(changed).toMatchObject({ status: 200, body: { data: { ...input, version: 2 } } });
  expect((await owner.put(address, input, { headers })).body.code).toBe('changed_meanwhile');
  expect((await guest.get('/charges')).body.data).toEqual({
    ...{ shipping: 99.5, taxes: 0, discount: 0, freeShippingFrom: 299 },
  });
  const one = (await asha.order({ cloth: 1 })).body.data;
  expect(one).toMatchObject({ shipping: 99.5, taxes: 0, discount: 0, totalAmount: 249 });
  expect((await asha.order({ cloth: 2 })).body.data).toMatchObject({
    shipping: 0,
    totalAmount: 299,
  });
  const seen = await asha.get(`/order/${before._id}`);
  expect(seen.body.data).toMatchObject({ shipping: 240, taxes: 240, discount: 40 });
  // What another screen still shows is not what is ordered.
  const stale = await asha.order({ cloth: 1 }, { expectedTotal: before.totalAmount * 100 });
  expect(stale.status).toBe(409);
});

// product 9.1.1
test('charges that cannot be read are not those of the specification', async () => {
  const shop = await buildTestApp();
  await shop.context.db.schema.dropTable('order_charges').execute();
  expect((await shop.visitor().get('/charges')).status).toBe(500);
});

describe('the ledger', () => {
  // product 10.4.1, 10.6.14
  test('has what was delivered with the share of that day, what came back, and what is due', async () => {
    const { desk, asha } = await openDesk();
    const first = (await asha.order({ cloth: 2 })).body.data._id;
    const second = (await asha.order({ cloth: 1 })).body.data._id;
    await deliverOrder(desk, first);
    const headers = { 'if-match': '"1"' };
    const share = await desk.put('/desk/money/share', { shopShare: 1_000 }, { headers });
    expect(share).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    expect((await desk.put('/desk/money/share', { shopShare: 0 }, { headers })).body).toMatchObject(
      {
        code: 'changed_meanwhile',
        details: { shopShare: 1_000, version: 2 },
      },
    );
    await deliverOrder(desk, second);
    await returnOrder(desk, asha, first);
    const { data } = (await desk.get('/desk/money')).body;
    expect(data).toMatchObject({
      totals: {
        soldPaise: 448_50,
        returnedPaise: 299_00,
        feesPaise: 14_95,
        paidPaise: 0,
        duePaise: 134_55,
      },
      groups: [
        {
          maker: { _id: 'bagru', name: 'Bagru Group', nameHindi: 'बगरू समूह' },
          totals: { duePaise: 134_55 },
        },
      ],
      orders: { count: 2, subtotalPaise: 448_50, totalPaise: 448_50 + data.orders.chargesPaise },
      pagination: { total: 3 },
    });
    expect(data.entries).toHaveLength(3);
    const later = await desk.get('/desk/money?from=2026-11-22');
    expect(later.body.data.pagination.total).toBe(0);
    const until = await desk.get('/desk/money?to=2026-11-21&maker=bagru');
    expect(until.body.data).toMatchObject({ orders: null, pagination: { total: 3 } });
  });

  // product 10.4.3
  test('sums to the orders to the paisa, whatever is ordered, delivered and returned', async () => {
    const { shop, desk } = await openDesk();
    await addMaker(shop.context, { id: 'marwar', slug: 'marwar' });
    await addProduct(shop.context, {
      id: 'masala',
      maker_id: 'marwar',
      price_paise: 33_33,
      stock_quantity: 10_000,
    });
    await addProduct(shop.context, { id: 'cup', price_paise: 1, stock_quantity: 10_000 });
    const fates = fc.array(
      fc.record({
        cloth: fc.integer({ min: 1, max: 9 }),
        masala: fc.integer({ min: 1, max: 9 }),
        cup: fc.integer({ min: 1, max: 9 }),
        fate: fc.constantFrom('placed', 'delivered', 'returned'),
        share: fc.integer({ min: 0, max: 10_000 }),
      }),
      { minLength: 3, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(fates, async (orders) => {
        const asha = await signUpWithAddress(shop);
        const delivered: number[] = [];
        const before = (await desk.get('/desk/money')).body.data;
        for (const { fate, share, ...pieces } of orders) {
          await setShare(desk, share);
          const placed = await asha.order(pieces);
          if (placed.status !== 201) continue;
          const { _id: id } = placed.body.data;
          if (fate === 'placed') continue;
          await deliverOrder(desk, id);
          const row = await shop.context.db
            .selectFrom('orders')
            .select(['total_paise'])
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          delivered.push(row.total_paise);
          if (fate === 'returned') await returnOrder(desk, asha, id);
        }
        const { totals, groups, orders: sums } = (await desk.get('/desk/money')).body.data;
        const total = delivered.reduce((sum, paise) => sum + paise, 0);
        expect(sums.totalPaise - before.orders.totalPaise).toBe(total);
        expect(totals.soldPaise).toBe(sums.subtotalPaise);
        expect(totals.soldPaise + sums.chargesPaise).toBe(sums.totalPaise);
        for (const name of Object.keys(totals)) {
          const sum = groups.reduce(
            (paise: number, group: { totals: Record<string, number> }) =>
              paise + (group.totals[name] ?? 0),
            0,
          );
          expect(sum).toBe(totals[name]);
        }
        expect(totals.soldPaise - totals.returnedPaise - totals.feesPaise - totals.paidPaise).toBe(
          totals.duePaise,
        );
      }),
      { numRuns: 3 },
    );
  });
});

describe('a payout', () => {
  // product 10.4.4
  test('is recorded once, at most what is due, and undone by a counter-entry', async () => {
    const { shop, desk, asha } = await openDesk();
    await deliverOrder(desk, (await asha.order({ cloth: 2 })).body.data._id);
    const payout = { maker: 'bagru', amountPaise: 200_00, paidOn: '2026-11-21', note: 'UTR 1' };
    const pay = (changes = {}, key = 'pay-first') =>
      desk.post(
        '/desk/money/payouts',
        { ...payout, ...changes },
        { headers: { 'idempotency-key': key } },
      );
    const paid = await pay();
    expect(paid).toMatchObject({
      status: 201,
      body: { data: { kind: 'payout', amountPaise: -200_00, note: 'UTR 1' } },
    });
    expect((await pay()).body.data._id).toBe(paid.body.data._id);
    expect(await pay({}, 'pay-again')).toMatchObject({
      status: 409,
      body: { code: 'payout_too_large' },
    });
    expect((await pay({ maker: 'nobody' }, 'pay-nobody')).status).toBe(404);
    expect((await pay({ paidOn: '2026-11-22' }, 'pay-tomorrow')).body.errors).toMatchObject([
      { field: 'paidOn', message: 'Please choose a day that is not in the future.' },
    ]);
    const undo = () => desk.post(`/desk/money/payouts/${paid.body.data._id}/undo`);
    expect((await undo()).body.data).toMatchObject({ kind: 'payout-undone', amountPaise: 200_00 });
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'payout_undone' } });
    expect((await desk.post('/desk/money/payouts/unknown/undo')).status).toBe(404);
    const { totals, entries } = (await desk.get('/desk/money')).body.data;
    expect(totals).toMatchObject({ paidPaise: 0, duePaise: 299_00 });
    expect(entries.find(({ kind }: { kind: string }) => kind === 'payout').isUndone).toBe(true);
    const log = await shop.context.db
      .selectFrom('desk_audit')
      .select('action')
      .where('subject_kind', '=', 'payout')
      .orderBy('action')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['payout.recorded', 'payout.undone']);
  });
});

// product 10.4.3
test('a payout moves no group to another place of the list', async () => {
  const { shop, desk, asha } = await openDesk();
  await addMaker(shop.context, { id: 'marwar', slug: 'marwar', name: 'Marwar Group' });
  await addProduct(shop.context, { id: 'masala', maker_id: 'marwar', stock_quantity: 10 });
  await addProduct(shop.context, { id: 'cup', stock_quantity: 10 });
  await deliverOrder(desk, (await asha.order({ cup: 1, masala: 2, cloth: 1 })).body.data._id);
  const listGroups = async () =>
    (await desk.get('/desk/money')).body.data.groups.map(
      ({ maker }: { maker: { name: string } | null }) => maker?.name,
    );
  const before = await listGroups();
  expect(before).toEqual(['Bagru Group', 'Marwar Group', undefined]);
  const payout = { maker: 'marwar', amountPaise: 299_00, paidOn: '2026-11-21', note: '' };
  expect((await desk.post('/desk/money/payouts', payout)).status).toBe(201);
  expect(await listGroups()).toEqual(before);
});

describe('a statement', () => {
  // product 10.4.5
  test('carries what was due over the months, and has the same as rows', async () => {
    const { shop, asha, desk: earlier } = await openDesk();
    const second = (await asha.order({ cloth: 1 })).body.data._id;
    await deliverOrder(earlier, (await asha.order({ cloth: 2 })).body.data._id);
    // Far longer than a session.
    shop.clock.advance(15 * DAY_MS);
    const desk = await signUpDeskMember(shop, 'owner');
    await deliverOrder(desk, second);
    await desk.post('/desk/money/payouts', {
      maker: 'bagru',
      amountPaise: 299_00,
      paidOn: '2026-12-05',
    });
    const path = '/desk/money/statements/bagru';
    expect((await desk.get(`${path}/2026-11`)).body.data).toMatchObject({
      openingPaise: 0,
      closingPaise: 299_00,
      entries: [{ kind: 'sold', quantity: 2, grossPaise: 299_00 }],
    });
    const december = await desk.get(`${path}/2026-12`);
    expect(december.body.data).toMatchObject({
      openingPaise: 299_00,
      totals: { soldPaise: 149_50, paidPaise: 299_00, duePaise: -149_50 },
      closingPaise: 149_50,
    });
    expect((await desk.get(`${path}/2027-01`)).body.data).toMatchObject({
      openingPaise: 149_50,
      entries: [],
    });
    const csv = await desk.get(`${path}/2026-12/csv`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = csv.text.replace('\uFEFF', '').split('\r\n');
    expect(csv.headers['content-disposition']).toBe(
      'attachment; filename="statement-bagru-group-2026-12.csv"',
    );
    // The day in India: the payout is of its midnight.
    expect(rows.some((row) => row.startsWith('2026-12-05,payout,'))).toBe(true);
    expect(rows[1]).toBe(',opening,,,,,,299.00,');
    expect(rows.at(-2)).toBe(',closing,,,,149.50,0.00,149.50,');
    expect((await desk.get('/desk/money/statements/nobody/2026-12')).status).toBe(404);
    expect((await desk.get(`${path}/2026-13`)).status).toBe(400);
  });
});

// product 10.4.10
test('what is due tells what couriers still have, and what may still come back', async () => {
  const { shop, desk, asha } = await openDesk();
  await setShare(desk, 1_000);
  const ids = [];
  for (const cloth of [1, 2, 3, 4, 5]) {
    const { _id: id } = (await asha.order({ cloth })).body.data;
    await deliverOrder(desk, id);
    ids.push(id);
  }
  const [, paid, asked, askedPaid, back] = ids;
  const receiveCash = async (id: string) => {
    const { version } = (await desk.get(`/desk/orders/${id}`)).body.data;
    const headers = { 'if-match': `"${version}"` };
    const path = `/desk/orders/${id}/moves`;
    expect((await desk.post(path, { move: 'receive_cash' }, { headers })).status).toBe(200);
  };
  await receiveCash(paid);
  await receiveCash(askedPaid);
  await asha.post(`/order/return-order/${asked}`, {});
  await asha.post(`/order/return-order/${askedPaid}`, {});
  await returnOrder(desk, asha, back);
  const piece = 149_50 * 0.9;
  expect((await desk.get('/desk/money')).body.data.groups).toMatchObject([
    {
      maker: { _id: 'bagru' },
      totals: { duePaise: (1 + 2 + 3 + 4) * piece },
      withCouriersPaise: 1 * piece,
      inReturnsPaise: (3 + 4) * piece,
    },
  ]);
  const gita = await signUpDeskMember(shop, 'group_member', 'bagru');
  expect((await gita.get('/desk/money')).body.data.groups).toMatchObject([
    { withCouriersPaise: piece, inReturnsPaise: 7 * piece },
  ]);
});
