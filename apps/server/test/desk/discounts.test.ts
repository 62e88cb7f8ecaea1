import { dayInIndia, INDIA_SHIFT_MS } from '@haat/domain/desk';
import { describe, expect, test } from 'vitest';
import { applyDiscounts } from '../../src/desk/discounts/apply-discounts.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { addCategory, addProduct } from '../support/goods/stock-fixture.ts';
import { type DeskVisitor, signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { sendForm } from '../support/requests/send-form.ts';

const DAY_MS = 86_400_000;
const DISCOUNTS = '/desk/discounts';

/** Papad costs ₹149.50, and honey, of another category, ₹80 that was ₹100. */
async function openDesk() {
  const shop = await buildTestApp();
  await addCategory(shop.context, { id: 'snacks', slug: 'snacks', name: 'Snacks' });
  await addCategory(shop.context, { id: 'honeys', slug: 'honeys', name: 'Honeys' });
  const papad = { id: 'papad', category_id: 'snacks', name: 'Papad', description: 'Crisp.' };
  await addProduct(shop.context, papad);
  const earlier = { price_paise: 80_00, original_price_paise: 100_00, discount_percent: 20 };
  await addProduct(shop.context, { id: 'honey', category_id: 'honeys', name: 'Honey', ...earlier });
  return { shop, desk: await signUpDeskMember(shop, 'owner') };
}

/** A day in India, counted from the present one of the shop. */
function dayOf({ clock }: TestShop, days: number): string {
  return dayInIndia(clock.now() + days * DAY_MS);
}

/** Moves the clock to the beginning of a day in India, counted from the present one. */
function moveToDay({ clock }: TestShop, days: number): void {
  const local = clock.now() + INDIA_SHIFT_MS;
  clock.advance((Math.floor(local / DAY_MS) + days) * DAY_MS - local);
}

function toInput(shop: TestShop, changes: object = {}) {
  const days = { firstDay: dayOf(shop, 0), lastDay: dayOf(shop, 2) };
  const names = { name: 'Diwali', nameHindi: 'दिवाली' };
  return { ...names, percent: 10, ...days, goods: 'all', chosen: [], ...changes };
}

function ifMatch(version: number) {
  return { headers: { 'if-match': `"${version}"` } };
}

async function readShown(shop: TestShop, id = 'papad') {
  const { price, originalPrice, discount } = (await shop.visitor().get(`/products/${id}`)).body
    .data;
  return { price, originalPrice, discount };
}

const REGULAR = { price: 149.5, originalPrice: null, discount: 0 };
const REDUCED = { price: 134, originalPrice: 149.5, discount: 10 };
const HONEY = { price: 72, originalPrice: 80, discount: 10 };

async function readHistory(desk: DeskVisitor, kind: string, id: string) {
  const { body } = await desk.get(`/desk/audit?subjectKind=${kind}&subjectId=${id}`);
  return body.data.entries;
}

describe('a discount', () => {
  // product 10.3.21, 10.3.22
  test('reduces all goods at once, in every list, filter, cart and order', async () => {
    const { shop, desk } = await openDesk();
    const asha = await signUpWithAddress(shop);
    await asha.post('/cart/add-cart', { productId: 'papad', quantity: 2 });
    const shown = (await asha.get('/products')).body.data.products;
    expect(shown).toHaveLength(2);
    const made = await desk.post(DISCOUNTS, toInput(shop));
    expect(made).toMatchObject({
      status: 201,
      body: { data: { state: 'running', percent: 10, chosen: [], reduced: 2, version: 1 } },
    });
    expect(await readShown(shop)).toEqual(REDUCED);
    expect(await readShown(shop, 'honey')).toEqual(HONEY);
    const guest = shop.visitor();
    const find = async (query: string) =>
      (await guest.get(`/products?${query}`)).body.data.products.map(
        ({ _id, price }: { _id: string; price: number }) => [_id, price],
      );
    expect(await find('search=papad')).toEqual([['papad', 134]]);
    expect(await find('maxPrice=140&sort=price-desc')).toEqual([
      ['papad', 134],
      ['honey', 72],
    ]);
    expect(await find('minPrice=140')).toEqual([]);
    expect((await asha.get('/cart')).body.data.items).toMatchObject([{ price: 134 }]);
    const before = 149_50 * 2 + 440_00;
    const stale = await asha.order({ papad: 2 }, { expectedTotal: before });
    expect(stale.status).toBe(409);
    const order = await asha.order({ papad: 2 }, { paymentMethod: 'online' });
    expect(order.body.data.totalAmount).toBe(134 * 2 + 440);
    const { id, version } = { id: made.body.data._id, version: 1 };
    await desk.post(`${DISCOUNTS}/${id}/end`, undefined, ifMatch(version));
    const seen = await asha.get(`/order/${order.body.data._id}`);
    expect(seen.body.data.totalAmount).toBe(134 * 2 + 440);
  });

  // product 10.3.21
  test('begins and ends with its days, also if the server was off meanwhile', async () => {
    const { shop, desk } = await openDesk();
    const days = { firstDay: dayOf(shop, 1), lastDay: dayOf(shop, 2) };
    const made = await desk.post(DISCOUNTS, toInput(shop, days));
    expect(made.body.data).toMatchObject({ state: 'planned', reduced: 0 });
    expect(await readShown(shop)).toEqual(REGULAR);
    expect(await applyDiscounts(shop.context)).toBe(0);
    moveToDay(shop, 1);
    expect(await applyDiscounts(shop.context)).toBe(2);
    expect(await applyDiscounts(shop.context)).toBe(0);
    expect(await readShown(shop)).toEqual(REDUCED);
    moveToDay(shop, 2);
    shop.clock.advance(-1);
    expect(await applyDiscounts(shop.context)).toBe(0);
    shop.clock.advance(1);
    expect(await applyDiscounts(shop.context)).toBe(2);
    expect(await readShown(shop)).toEqual(REGULAR);
    // The session of the first one has ended.
    const other = await signUpDeskMember(shop, 'coordinator');
    expect((await other.get(DISCOUNTS)).body.data.discounts).toMatchObject([{ state: 'ended' }]);
    const later = toInput(shop, { firstDay: dayOf(shop, 1), lastDay: dayOf(shop, 1) });
    const again = await other.put(`${DISCOUNTS}/${made.body.data._id}`, later, ifMatch(1));
    expect(again.body.data).toMatchObject({ state: 'planned' });
    moveToDay(shop, 3);
    // It was off from before the first day until after the last one.
    expect(await applyDiscounts(shop.context)).toBe(0);
    expect(await readShown(shop)).toEqual(REGULAR);
  });

  // product 10.3.22
  test('is not added to another one: the lowest price counts, and the other one follows', async () => {
    const { shop, desk } = await openDesk();
    await desk.post(DISCOUNTS, toInput(shop));
    const chosen = { goods: 'categories', chosen: ['snacks'], percent: 40 };
    const snacks = (await desk.post(DISCOUNTS, toInput(shop, chosen))).body.data;
    expect(snacks).toMatchObject({ reduced: 1, chosen: [{ _id: 'snacks', name: 'Snacks' }] });
    expect(await readShown(shop)).toEqual({ price: 89, originalPrice: 149.5, discount: 40 });
    const one = { goods: 'products', chosen: ['honey'], percent: 30 };
    await desk.post(DISCOUNTS, toInput(shop, one));
    expect(await readShown(shop, 'honey')).toEqual({ price: 56, originalPrice: 80, discount: 30 });
    const ended = await desk.post(`${DISCOUNTS}/${snacks._id}/end`, undefined, ifMatch(1));
    expect(ended.body.data).toMatchObject({ state: 'ended', reduced: 0, version: 2 });
    expect(await readShown(shop)).toEqual(REDUCED);
  });

  // product 10.3.22
  test('that is ended or deleted gives the regular prices back at once', async () => {
    const { shop, desk } = await openDesk();
    const first = (await desk.post(DISCOUNTS, toInput(shop))).body.data;
    await desk.post(`${DISCOUNTS}/${first._id}/end`, undefined, ifMatch(1));
    expect(await readShown(shop)).toEqual(REGULAR);
    const again = await desk.put(`${DISCOUNTS}/${first._id}`, toInput(shop), ifMatch(2));
    expect(again.body.data).toMatchObject({ state: 'running', reduced: 2, version: 3 });
    expect(await readShown(shop)).toEqual(REDUCED);
    const wrong = await desk.delete(`${DISCOUNTS}/${first._id}`, undefined, ifMatch(1));
    expect(wrong).toMatchObject({ status: 412, body: { details: { version: 3 } } });
    expect((await desk.delete(`${DISCOUNTS}/${first._id}`, undefined, ifMatch(3))).status).toBe(
      200,
    );
    expect(await readShown(shop)).toEqual(REGULAR);
    expect((await desk.get(DISCOUNTS)).body.data.discounts).toEqual([]);
    expect(await shop.context.db.selectFrom('regular_prices').selectAll().execute()).toEqual([]);
  });

  // product 10.3.21, 10.6.17
  test('is in the log as one change, and in the history of each product', async () => {
    const { shop, desk } = await openDesk();
    const { _id: id } = (await desk.post(DISCOUNTS, toInput(shop))).body.data;
    expect(await readHistory(desk, 'discount', id)).toMatchObject([
      { action: 'discount.created', subjectName: 'Diwali', subjectNameHindi: 'दिवाली' },
    ]);
    shop.clock.advance(1);
    await desk.delete(`${DISCOUNTS}/${id}`, undefined, ifMatch(1));
    expect(await readHistory(desk, 'product', 'papad')).toMatchObject([
      { before: { reducedPaise: 134_00 }, after: { reducedPaise: null, reducedBy: null } },
      {
        action: 'product.in_discount',
        user: { _id: desk.userId },
        before: { reducedPaise: null },
        after: { reducedPaise: 134_00, reducedBy: { name: 'Diwali' } },
      },
    ]);
    const log = (await desk.get('/desk/audit')).body.data.entries;
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'discount.deleted',
      'discount.created',
    ]);
  });

  // product 10.3.21
  test('that is wrong, unknown or of another version is refused', async () => {
    const { shop, desk } = await openDesk();
    const over = toInput(shop, { firstDay: dayOf(shop, -2), lastDay: dayOf(shop, -1) });
    expect((await desk.post(DISCOUNTS, over)).body.errors).toMatchObject([{ field: 'lastDay' }]);
    const unknown = toInput(shop, { goods: 'products', chosen: ['papad', 'nothing-here'] });
    expect((await desk.post(DISCOUNTS, unknown)).body.errors).toMatchObject([{ field: 'chosen' }]);
    const path = `${DISCOUNTS}/unknown-0123456789`;
    expect((await desk.put(path, toInput(shop), ifMatch(1))).status).toBe(404);
    expect((await desk.post(`${path}/end`, undefined, ifMatch(1))).status).toBe(404);
    expect((await desk.delete(path, undefined, ifMatch(1))).status).toBe(404);
    const { _id: id } = (await desk.post(DISCOUNTS, toInput(shop))).body.data;
    const late = await desk.put(`${DISCOUNTS}/${id}`, toInput(shop), ifMatch(7));
    expect(late.body).toMatchObject({ code: 'changed_meanwhile', details: { name: 'Diwali' } });
    expect((await desk.post(`${DISCOUNTS}/${id}/end`, undefined, ifMatch(7))).status).toBe(412);
  });
});

describe('a reduced product at the desk', () => {
  // product 10.3.22
  test('has both prices; a new regular one reduces again, and a copy has the regular one', async () => {
    const { shop, desk } = await openDesk();
    await desk.post(DISCOUNTS, toInput(shop));
    const path = '/desk/products/papad';
    const seen = (await desk.get(path)).body.data;
    expect(seen).toMatchObject({
      ...{ version: 1, pricePaise: 149_50, originalPricePaise: null, reducedPaise: 134_00 },
      reducedBy: { name: 'Diwali', nameHindi: 'दिवाली', percent: 10, lastDay: dayOf(shop, 2) },
    });
    const unpublished = (await desk.post(`${path}/unpublish`, undefined, ifMatch(1))).body.data;
    const changes = { pricePaise: 200_00, category: 'honeys' };
    const changed = await desk.patch(path, changes, ifMatch(unpublished.version));
    expect(changed.body.data).toMatchObject({ pricePaise: 200_00, reducedPaise: 180_00 });
    const copy = (await desk.post(`${path}/copy`)).body.data;
    expect(copy).toMatchObject({ pricePaise: 200_00, reducedPaise: 180_00 });
    // The price that shoppers see now, as the regular one.
    const lower = await desk.patch(
      path,
      { pricePaise: 180_00 },
      ifMatch(changed.body.data.version),
    );
    expect(lower.body.data).toMatchObject({ pricePaise: 180_00, reducedPaise: 162_00 });
    const sorted = (await desk.get('/desk/products?sort=-price')).body.data.products;
    expect(sorted.map(({ pricePaise }: { pricePaise: number }) => pricePaise)).toEqual([
      200_00, 180_00, 80_00,
    ]);
  });

  // product 10.3.22, 10.3.23
  test('has another regular price after a change of many goods, and the former again once undone', async () => {
    const { shop, desk } = await openDesk();
    await desk.post(DISCOUNTS, toInput(shop));
    const readPrices = async () => (await desk.get('/desk/products/papad')).body.data;
    const { version, stock } = await readPrices();
    const changed = await desk.post('/desk/products/changes', {
      products: [{ productId: 'papad', version, stock }],
      change: { pricePercent: 100 },
    });
    const doubled = { pricePaise: 299_00, originalPricePaise: null, reducedPaise: 269_00 };
    expect(await readPrices()).toMatchObject(doubled);
    const undo = await desk.post(`/desk/products/changes/${changed.body.data.changeId}/undo`);
    expect(undo.body.data).toMatchObject({ setBack: 1 });
    expect(await readPrices()).toMatchObject({ pricePaise: 149_50, reducedPaise: 134_00 });
  });

  // product 10.3.8, 10.3.22
  test('has its regular price in the file of goods, which changes nothing unchanged', async () => {
    const { shop, desk } = await openDesk();
    const { db } = shop.context;
    // What is on sale would need a picture in the file.
    await db.updateTable('products').set({ status: 'archived' }).execute();
    const { _id: id } = (await desk.post(DISCOUNTS, toInput(shop))).body.data;
    const readPrices = async () => (await desk.get('/desk/products/papad')).body.data;
    const sendFile = async (file: string) => {
      const form = new FormData();
      form.append('file', new Blob([file], { type: 'text/csv' }), 'products.csv');
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const path = '/desk/products/import';
      return (await sendForm(shop, desk, { method: 'POST', path, form, headers })).body.data;
    };
    const file = (await desk.get('/desk/products.csv')).text;
    expect(file).toContain('149.50');
    expect(file).not.toContain('134');
    expect(await sendFile(file)).toMatchObject({ unchanged: 2, changed: 0, problems: [] });
    const dearer = await sendFile(file.replace('149.50', '400.00'));
    expect(dearer).toMatchObject({ changed: 1, priceChanges: [{ beforePaise: 149_50 }] });
    expect(await readPrices()).toMatchObject({ pricePaise: 400_00, reducedPaise: 360_00 });
    await desk.post(`${DISCOUNTS}/${id}/end`, undefined, ifMatch(1));
    const undo = await desk.post(`/desk/products/changes/${dearer.importId}/undo`);
    expect(undo.body.data).toMatchObject({ setBack: 1 });
    expect(await readPrices()).toMatchObject({ pricePaise: 149_50, reducedPaise: null });
  });

  // product 10.3.22
  test('has the price that another program sets as its regular one', async () => {
    const { shop, desk } = await openDesk();
    const { _id: id } = (await desk.post(DISCOUNTS, toInput(shop))).body.data;
    const { db } = shop.context;
    const prices = { price_paise: 300_00, original_price_paise: null };
    await db.updateTable('products').set(prices).where('id', '=', 'papad').execute();
    expect((await desk.get('/desk/products/papad')).body.data).toMatchObject({
      ...{ pricePaise: 300_00, reducedPaise: null },
    });
    expect(await applyDiscounts(shop.context)).toBe(1);
    expect(await readShown(shop)).toEqual({ price: 270, originalPrice: 300, discount: 10 });
    await desk.post(`${DISCOUNTS}/${id}/end`, undefined, ifMatch(1));
    expect(await readShown(shop)).toMatchObject({ price: 300, originalPrice: null });
  });

  // product 10.3.22
  test('is priced once when several processes do it at the same time', async () => {
    const { shop, desk } = await openDesk();
    const days = { firstDay: dayOf(shop, 1), lastDay: dayOf(shop, 2) };
    await desk.post(DISCOUNTS, toInput(shop, days));
    moveToDay(shop, 1);
    const runs = Array.from({ length: 4 }, () => applyDiscounts(shop.context));
    const changed = await Promise.all(runs);
    expect(changed.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await readShown(shop)).toEqual(REDUCED);
    const later = await signUpDeskMember(shop, 'owner');
    expect(await readHistory(later, 'product', 'papad')).toHaveLength(1);
  });
});
