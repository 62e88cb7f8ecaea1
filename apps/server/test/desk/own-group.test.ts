import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { deliverOrder } from '../support/goods/deliver-order.ts';
import { addMaker, addProduct, readProductRow } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

async function arrange() {
  const shop = await buildTestApp();
  const own = await addMaker(shop.context, { id: 'own-group', slug: 'own', name: 'Own Group' });
  const other = await addMaker(shop.context, { id: 'other-group', slug: 'other', name: 'Foreign' });
  await addProduct(shop.context, { id: 'own-papad', maker_id: own.id });
  await addProduct(shop.context, { id: 'foreign-cloth', name: 'Foreign', maker_id: other.id });
  await addProduct(shop.context, { id: 'nobodys-foreign-cup', name: 'Foreign' });
  const asha = await signUpWithAddress(shop);
  const order = await asha.order({ 'own-papad': 1, 'foreign-cloth': 2, 'nobodys-foreign-cup': 1 });
  await deliverOrder(await signUpDeskMember(shop, 'owner'), order.body.data._id);
  return { shop, sita: await signUpDeskMember(shop, 'group_member', own.id) };
}

// product 10.3.1
test('a group member reads the goods, the groups and the money of her own group alone', async () => {
  const { sita } = await arrange();
  const paths = [
    '/desk/products',
    '/desk/products?maker=other',
    '/desk/products.csv',
    '/desk/groups',
    '/desk/money',
    '/desk/money?maker=other-group',
    '/desk/money/share',
  ];
  for (const path of paths) {
    const { status, text } = await sita.get(path);
    expect({ path, status, isForeign: /foreign|other-group/i.test(text) }).toEqual({
      path,
      status: 200,
      isForeign: false,
    });
  }
  const money = (await sita.get('/desk/money')).body.data;
  expect(money).toMatchObject({ totals: { soldPaise: 149_50 }, orders: null });
  expect((await sita.get('/desk/products')).body.data.pagination.total).toBe(1);
  expect((await sita.get('/desk/money/statements/own-group/2026-11')).status).toBe(200);
});

// product 10.3.1
test('what is another group’s looks like what does not exist, and stays as it is', async () => {
  const { shop, sita } = await arrange();
  const foreign = [
    await sita.get('/desk/products/foreign-cloth'),
    await sita.get('/desk/products/nobodys-foreign-cup'),
    await sita.post('/desk/products/foreign-cloth/stock', { delta: 5 }),
    await sita.get('/desk/money/statements/other-group/2026-11'),
    await sita.get('/desk/money/statements/other-group/2026-11/csv'),
  ];
  expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await readProductRow(shop.context, 'foreign-cloth')).stock_quantity).toBe(8);
  expect((await sita.post('/desk/products/own-papad/stock', { delta: 5 })).status).toBe(200);
});

// product 10.3.1
test('a group member changes nothing but her group’s stock', async () => {
  const { sita } = await arrange();
  const headers = { 'if-match': '"1"' };
  const denied = [
    await sita.post('/desk/products', { name: 'Papad', category: 'spices' }),
    await sita.patch('/desk/products/own-papad', { name: 'x' }, { headers }),
    await sita.post('/desk/products/own-papad/copy'),
    await sita.put('/desk/products/own-papad/pictures', { pictures: [] }, { headers }),
    await sita.post('/desk/products/own-papad/publish', {}, { headers }),
    await sita.post('/desk/products/own-papad/unpublish', undefined, { headers }),
    await sita.post('/desk/money/payouts', {
      maker: 'own-group',
      amountPaise: 1,
      paidOn: '2026-11-21',
    }),
    await sita.post('/desk/money/payouts/unknown/undo'),
    await sita.put('/desk/money/share', { shopShare: 0 }, { headers }),
    await sita.get('/desk/reviews'),
    await sita.get('/desk/reviews/unknown'),
    await sita.patch('/desk/reviews/unknown', { answer: 'x' }, { headers }),
    await sita.get('/desk/messages'),
    await sita.get('/desk/messages/unknown'),
    await sita.patch('/desk/messages/unknown', { read: true }, { headers }),
  ];
  expect(denied.map(({ status }) => status)).toEqual(denied.map(() => 403));
});
