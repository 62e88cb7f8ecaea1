import { expect, it } from 'vitest';
import { startTestShop } from './support/start-test-shop.ts';

const { shop, call } = startTestShop();

it.each([
  ['search=CHILLI', ['prod_chilli', 'prod_garlic']],
  ['search=मूंग', ['prod_moong']],
  ['category=biscuits&limit=2', ['prod_bajra', 'prod_ajwain']],
  ['category=cat_papads&search=rice', ['prod_khichiya']],
  ['limit=5&page=3', ['prod_khichiya', 'prod_garlic']],
  ['search=zzzz', []],
])('the products of ?%s', async (query, ids) => {
  const { body } = await call(`GET /products?${query}`);
  expect(body?.data).toMatchObject({ products: ids.map((_id) => ({ _id })) });
});

it('a product is in stock while there are pieces', async () => {
  const read = async () => (await call('GET /products/prod_besan')).body?.data;
  expect(await read()).toMatchObject({ inStock: true });
  shop.findProduct('prod_besan').stock_quantity = 0;
  expect(await read()).toMatchObject({ inStock: false });
  expect(await call('GET /products/prod_none')).toMatchObject({ status: 404 });
});

it('a pincode has its place and its day', async () => {
  const { body } = await call('GET /delivery/342001');
  expect(body?.data).toMatchObject({ place: { district: 'Jodhpur' }, codAvailable: true });
  expect(await call('GET /delivery/999999')).toMatchObject({ status: 404 });
  const known = await call('GET /pincode/342001');
  expect(known.body).toMatchObject([{ PostOffice: [{ Name: 'Jodhpur' }, {}] }]);
  const unknown = await call('GET /pincode/999999');
  expect(unknown.body).toMatchObject([{ Status: 'Error', PostOffice: null }]);
});
