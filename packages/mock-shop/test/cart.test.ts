import { isApiError } from '@haat/api-sdk';
import { describe, expect, it } from 'vitest';
import { startTestShop } from './support/start-test-shop.ts';

const { shop, api, createClientOf } = startTestShop({ signedInAs: 'shopper@example.com' });
const USER = 'user_shopper';
const quantities = () =>
  shop.cartOf(USER).map(({ productId, quantity }) => `${productId} ${quantity}`);

describe('the cart', () => {
  it('adds up pieces of one product, and keeps the order', async () => {
    await api.cart.add({ productId: 'prod_moong', quantity: 1 });
    await api.cart.add({ productId: 'prod_chilli', quantity: 2 });
    const { items } = await api.cart.add({ productId: 'prod_moong', quantity: 3 });
    expect(items).toMatchObject([
      { product: { _id: 'prod_moong', inStock: true }, quantity: 4, price: { paise: 85_00 } },
      { product: { _id: 'prod_chilli' }, quantity: 2, price: { paise: 149_50 } },
    ]);
    expect(quantities()).toEqual(['prod_moong 4', 'prod_chilli 2']);
    expect(shop.findProduct('prod_moong').stock_quantity).toBe(40);
  });

  it.each([
    ['before a product', 'prod_moong', ['prod_garlic 1', 'prod_moong 1', 'prod_chilli 1']],
    ['last without that product', 'prod_besan', ['prod_moong 1', 'prod_chilli 1', 'prod_garlic 1']],
  ])('puts a product back %s', async (_where, before, expected) => {
    await api.cart.add({ productId: 'prod_moong', quantity: 1 });
    await api.cart.add({ productId: 'prod_chilli', quantity: 1 });
    await api.cart.add({ productId: 'prod_garlic', quantity: 1, before });
    expect(quantities()).toEqual(expected);
  });

  it.each([
    ['prod_besan', 3, 'Only 2 of Besan Nankhatai are left.'],
    ['prod_ajwain', 1, 'Ajwain Biscuits is out of stock.'],
  ])('takes no more of %s than there is', async (productId, quantity, message) => {
    const line = { productId, quantity };
    await expect(api.cart.add(line)).rejects.toMatchObject({ status: 409, message });
    expect(shop.cartOf(USER)).toEqual([]);
  });

  it('says what is in it already', async () => {
    await api.cart.add({ productId: 'prod_besan', quantity: 1 });
    await expect(api.cart.add({ productId: 'prod_besan', quantity: 2 })).rejects.toThrow(
      'Only 2 of Besan Nankhatai are left. 1 is already in your cart.',
    );
    await api.cart.add({ productId: 'prod_garlic', quantity: 60 });
    await expect(api.cart.add({ productId: 'prod_garlic', quantity: 40 })).rejects.toThrow(
      'You can order at most 99 of Garlic Papad. 60 are already in your cart.',
    );
    expect(quantities()).toEqual(['prod_besan 1', 'prod_garlic 60']);
  });

  it('knows its products', async () => {
    await expect(api.cart.add({ productId: 'prod_none', quantity: 1 })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('sets a quantity, cut to what there is', async () => {
    await api.cart.add({ productId: 'prod_besan', quantity: 1 });
    const { items } = await api.cart.update({ productId: 'prod_besan', quantity: 9 });
    expect(items[0]?.quantity).toBe(2);
    shop.findProduct('prod_besan').stock_quantity = 1;
    await api.cart.update(USER, { productId: 'prod_besan', quantity: 2 });
    expect(quantities()).toEqual(['prod_besan 1']);
    shop.findProduct('prod_besan').stock_quantity = 0;
    await expect(
      api.cart.update(USER, { productId: 'prod_besan', quantity: 1 }),
    ).rejects.toMatchObject({ status: 409, message: 'Besan Nankhatai is out of stock.' });
    await expect(
      api.cart.update('user_second', { productId: 'prod_besan', quantity: 1 }),
    ).rejects.toMatchObject({ status: 404, message: 'Cart not found' });
    await expect(
      api.cart.update(USER, { productId: 'prod_none', quantity: 1 }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('gives up one product, or all', async () => {
    await api.cart.add({ productId: 'prod_moong', quantity: 1 });
    await api.cart.add({ productId: 'prod_chilli', quantity: 2 });
    expect((await api.cart.remove('prod_moong')).items).toHaveLength(1);
    expect((await api.cart.remove('prod_moong')).items).toHaveLength(1);
    expect((await api.cart.clear()).items).toEqual([]);
    expect((await api.cart.get()).items).toEqual([]);
  });

  it('shows today’s price, and nothing of a product that is gone', async () => {
    await api.cart.add({ productId: 'prod_moong', quantity: 1 });
    await api.cart.add({ productId: 'prod_chilli', quantity: 1 });
    shop.findProduct('prod_moong').price = 90.5;
    shop.products = shop.products.filter(({ _id }) => _id !== 'prod_chilli');
    expect((await api.cart.get()).items).toMatchObject([{ price: { paise: 90_50 } }]);
  });

  it('is each shopper’s own', async () => {
    await api.cart.add({ productId: 'prod_moong', quantity: 1 });
    expect((await createClientOf('second@example.com').cart.get()).items).toEqual([]);
  });
});

describe('merging a guest’s cart', () => {
  const localCart = [
    { productId: 'prod_moong', quantity: 1 },
    { productId: 'prod_chilli', quantity: 2 },
    { productId: 'prod_moong', quantity: 2 },
  ];

  it('adds it to the present one', async () => {
    await api.cart.add({ productId: 'prod_chilli', quantity: 1 });
    const { items, adjusted } = await api.cart.merge({ localCart });
    expect(items).toHaveLength(2);
    expect(adjusted).toEqual([]);
    expect(quantities()).toEqual(['prod_chilli 3', 'prod_moong 3']);
  });

  it('repeated with its key does not double', async () => {
    const options = { idempotencyKey: 'guest-cart-1' };
    const first = await api.cart.merge({ localCart }, options);
    const again = await Promise.all([1, 2, 3].map(() => api.cart.merge({ localCart }, options)));
    expect(again).toEqual([first, first, first]);
    expect(quantities()).toEqual(['prod_moong 3', 'prod_chilli 2']);
    await api.cart.clear();
    expect(await api.cart.merge({ localCart }, options)).toEqual({ items: [], adjusted: [] });
  });

  it('repeated without a key does', async () => {
    await api.cart.merge({ localCart });
    await api.cart.merge({ localCart });
    expect(quantities()).toEqual(['prod_moong 6', 'prod_chilli 4']);
  });

  it('goes on after a lost response', async () => {
    const options = { idempotencyKey: 'guest-cart-2' };
    shop.failNext('mergeCarts', 'response-lost');
    const lost = await api.cart.merge({ localCart }, options).catch((error: unknown) => error);
    expect(isApiError(lost) && lost.isNetworkError).toBe(true);
    expect(quantities()).toEqual(['prod_moong 3', 'prod_chilli 2']);
    await api.cart.merge({ localCart }, options);
    expect(quantities()).toEqual(['prod_moong 3', 'prod_chilli 2']);
  });

  it('rejects a key that was used for another cart, and stores keys per shopper', async () => {
    const options = { idempotencyKey: 'guest-cart-3' };
    await api.cart.merge({ localCart }, options);
    await expect(api.cart.merge({ localCart: [] }, options)).rejects.toMatchObject({ status: 422 });
    await expect(
      createClientOf('second@example.com').cart.merge({ localCart: [] }, options),
    ).resolves.toEqual({ items: [], adjusted: [] });
  });

  it('reports what could not be taken over as it was', async () => {
    await api.cart.add({ productId: 'prod_besan', quantity: 2 });
    shop.findProduct('prod_besan').stock_quantity = 1;
    const { adjusted } = await api.cart.merge({
      localCart: [
        { productId: 'prod_none', quantity: 1 },
        { productId: 'prod_ajwain', quantity: 4 },
        { productId: 'prod_besan', quantity: 3 },
        { productId: 'prod_garlic', quantity: 90 },
        { productId: 'prod_garlic', quantity: 90 },
      ],
    });
    expect(adjusted).toEqual([
      { productId: 'prod_none', requested: 1, quantity: 0, reason: 'not_found' },
      { productId: 'prod_ajwain', requested: 4, quantity: 0, reason: 'out_of_stock' },
      { productId: 'prod_besan', requested: 5, quantity: 2, reason: 'limited_stock' },
      { productId: 'prod_garlic', requested: 180, quantity: 99, reason: 'limited_stock' },
    ]);
    expect(quantities()).toEqual(['prod_besan 2', 'prod_garlic 99']);
  });
});
