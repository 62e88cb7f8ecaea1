import { MAX_STOCK_ALERTS } from '@haat/domain';
import { expect, it } from 'vitest';
import { startTestShop } from './support/start-test-shop.ts';

const { shop, api } = startTestShop();
const EMAIL = 'shopper@example.com';

const ask = (id = 'prod_ajwain', email = EMAIL) => api.products.createStockAlert(id, { email });

it('stores one request of an address for a product', async () => {
  await ask();
  await ask('prod_ajwain', EMAIL.toUpperCase());
  expect(shop.stockAlerts).toMatchObject([{ productId: 'prod_ajwain', email: EMAIL }]);
});

it('takes an address back with the token of its mail', async () => {
  shop.findProduct('prod_moong').stock_quantity = 0;
  await ask();
  await ask('prod_moong');
  await ask('prod_moong', 'other@example.com');
  await api.products.deleteStockAlerts(shop.stockAlerts[0]?.token ?? '');
  expect(shop.stockAlerts).toMatchObject([{ email: 'other@example.com' }]);
});

it('keeps the products that an address asked for last', async () => {
  const { _id: _, ...product } = shop.findProduct('prod_ajwain');
  for (let count = 0; count < MAX_STOCK_ALERTS; count += 1) {
    shop.products.push({ ...product, _id: `sold-out-${count}` });
    await ask(`sold-out-${count}`);
  }
  await ask();
  expect(shop.stockAlerts.map(({ productId }) => productId)).toEqual([
    ...Array.from({ length: MAX_STOCK_ALERTS - 1 }, (_, count) => `sold-out-${count + 1}`),
    'prod_ajwain',
  ]);
});

it('exports what a verified account waits for, and forgets it with the account', async () => {
  await ask('prod_ajwain', 'second@example.com');
  const second = shop.signIn('second@example.com');
  second.isEmailVerified = false;
  expect(await api.users.exportData()).toMatchObject({ stockAlerts: [] });
  second.isEmailVerified = true;
  const { stockAlerts } = await api.users.exportData();
  expect(stockAlerts).toMatchObject([{ productId: 'prod_ajwain', name: 'Ajwain Biscuits' }]);
  await api.users.deleteAccount({ currentPassword: 'Second1!' });
  expect(shop.stockAlerts).toEqual([]);
});
