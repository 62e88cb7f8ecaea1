import { expect, it } from 'vitest';
import { startTestShop } from './support/start-test-shop.ts';

const { call } = startTestShop();

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
