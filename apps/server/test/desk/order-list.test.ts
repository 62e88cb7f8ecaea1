import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { addMaker, addProduct, newAddress } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';
import type { Visitor } from '../support/requests/visitor.ts';

/** Four orders of three towns: the first of papads alone, the others dearer and with chillis, too. */
async function arrange() {
  const shop = await buildTestApp();
  const papads = await addMaker(shop.context, { slug: 'a', name: 'Papad Group' });
  const chillis = await addMaker(shop.context, { slug: 'b', name: 'Chilli Group' });
  const stock = { stock_quantity: 50 };
  await addProduct(shop.context, {
    id: 'papad',
    name: 'Papad',
    name_hindi: 'पापड़',
    maker_id: papads.id,
    price_paise: 10_000,
    ...stock,
  });
  for (const id of ['chilli', 'garlic']) {
    await addProduct(shop.context, { id, maker_id: chillis.id, price_paise: 90_000, ...stock });
  }
  const places = [
    { city: 'Pali', state: 'Rajasthan', zipCode: '306401' },
    { city: 'jaipur', state: 'Rajasthan', zipCode: '302001' },
    { city: 'Jaipur', state: 'Rajasthan', zipCode: '302015' },
    { city: 'Indore', state: 'Madhya Pradesh', zipCode: '452001' },
  ];
  const ids: string[] = [];
  for (const [index, { city, state, zipCode }] of places.entries()) {
    const asha = await signUpWithAddress(shop);
    const quantities = index === 0 ? { papad: 9 } : { papad: 5 - index, chilli: 1, garlic: index };
    const address = newAddress({ city, state, zipCode });
    const shippingAddress = (await asha.post('/address/create-address', address)).body.data._id;
    const id = (await asha.order(quantities, { shippingAddress })).body.data._id as string;
    ids.push(id);
    shop.clock.advance(60_000);
  }
  const owner = await signUpDeskMember(shop, 'owner');
  const sita = await signUpDeskMember(shop, 'group_member', papads.id);
  return { shop, ids, papads, chillis, owner, sita };
}

/** The places of the orders that are listed, counted from 0 in the order of placing. */
async function listPlaces(member: Visitor, ids: readonly string[], query: string) {
  const { body } = await member.get(`/desk/orders?${query}`);
  return (body.data.orders as { _id: string }[]).map(({ _id }) => ids.indexOf(_id));
}

async function send(owner: Visitor, id: string | undefined, courier: string) {
  const headers = { 'if-match': '"1"' };
  return owner.post(`/desk/orders/${id}/moves`, { move: 'shipped', courier }, { headers });
}

describe('the list of orders', () => {
  // product 10.2.17
  test('is filtered by town, state and the first digits of the pincode, in digits of either script', async () => {
    const { ids, owner } = await arrange();
    const list = (place: string) =>
      listPlaces(owner, ids, `sort=oldest&place=${encodeURIComponent(place)}`);
    expect(await list('JAIPUR')).toEqual([1, 2]);
    expect(await list('rajas')).toEqual([0, 1, 2]);
    expect(await list('302')).toEqual([1, 2]);
    expect(await list('३०२ ०१५')).toEqual([2]);
    expect(await list('02')).toEqual([]);
    expect(await list('%')).toEqual([]);
    expect(await list(' ')).toEqual([0, 1, 2, 3]);
  });

  // product 10.2.17
  test('is filtered by courier, of those that are in use', async () => {
    const { ids, owner } = await arrange();
    await send(owner, ids[0], 'India Post');
    await send(owner, ids[2], 'DTDC');
    const { data } = (await owner.get('/desk/orders?courier=DTDC')).body;
    expect(data).toMatchObject({
      orders: [{ _id: ids[2], courier: 'DTDC', trackingNumber: '', sentAt: expect.any(String) }],
      couriers: ['DTDC', 'India Post'],
      pagination: { total: 1 },
    });
    expect(await listPlaces(owner, ids, 'courier=dtdc')).toEqual([]);
    const file = (await owner.get('/desk/orders.csv?courier=DTDC&place=jaipur')).text;
    expect(file).toContain(',Jaipur,');
    expect(file).not.toContain(',Pali,');
  });

  // product 10.2.16
  test('is sorted by town, sum and state, and then the newest first', async () => {
    const { ids, owner, papads } = await arrange();
    await send(owner, ids[1], 'DTDC');
    const list = (sort: string) => listPlaces(owner, ids, `sort=${sort}`);
    expect(await list('place-asc')).toEqual([3, 2, 1, 0]);
    expect(await list('place-desc')).toEqual([0, 2, 1, 3]);
    expect(await list('sum-asc')).toEqual([0, 1, 2, 3]);
    expect(await list('sum-desc')).toEqual([3, 2, 1, 0]);
    // The whole sum, which is what the owner sees, also among the orders of one group.
    expect(await list(`sum-desc&maker=${papads.id}`)).toEqual([3, 2, 1, 0]);
    expect(await list('state-asc')).toEqual([3, 2, 0, 1]);
    expect(await list('state-desc')).toEqual([1, 3, 2, 0]);
    expect(await listPlaces(owner, ids, 'sort=sum-asc&limit=2&page=2')).toEqual([2, 3]);
  });

  // product 10.2.16, 10.6.14
  test('names the groups and the first two lines of each order', async () => {
    const { ids, owner } = await arrange();
    const { orders } = (await owner.get('/desk/orders?sort=oldest')).body.data;
    expect(orders[0]).toMatchObject({
      _id: ids[0],
      state: 'Rajasthan',
      sentAt: null,
      makers: [{ name: 'Papad Group' }],
      contents: [{ name: 'Papad', nameHindi: 'पापड़', quantity: 9 }],
    });
    expect(orders[1].contents).toHaveLength(2);
    expect(orders[1].lines).toBe(3);
    expect(orders[1].makers).toHaveLength(2);
  });

  // product 10.1.2, 10.2.16, 10.2.17
  test('tells a group member nothing of other groups, nor by state, pincode or their sums', async () => {
    const { ids, owner, sita, chillis } = await arrange();
    await send(owner, ids[0], 'India Post');
    const reply = await sita.get('/desk/orders?sort=sum-desc');
    expect(reply.text).not.toMatch(/Chilli|Rajasthan|Madhya|9876543210/);
    expect(reply.text).not.toContain(chillis.id);
    // By her own lines: of papads the first order has 9, the others 4, 3 and 2.
    expect(await listPlaces(sita, ids, 'sort=sum-desc')).toEqual([0, 1, 2, 3]);
    expect(await listPlaces(sita, ids, 'place=jaipur')).toEqual([2, 1]);
    expect(await listPlaces(sita, ids, 'place=rajasthan')).toEqual([]);
    expect(await listPlaces(sita, ids, 'place=302')).toEqual([]);
    const shop = await sita.get(`/desk/orders?maker=${chillis.id}`);
    expect(shop.body.data.pagination.total).toBe(4);
  });
});
