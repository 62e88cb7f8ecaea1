import { describe, expect, it } from 'vitest';
import { startTestShop } from './support/start-test-shop.ts';

const { shop, call } = startTestShop({ signedInAs: 'shopper@example.com' });

const ME = 'user_shopper';
const add = (productId: string, quantity = 1, more = {}) =>
  call('POST /cart/add-cart', { productId, quantity, ...more });

describe('the cart', () => {
  it('has what is added, with prices of today', async () => {
    await add('prod_chilli', 2);
    await add('prod_chilli');
    shop.findProduct('prod_chilli').price = 155;
    const { body } = await call('GET /cart');
    expect(body?.data).toMatchObject({
      items: [{ product: { _id: 'prod_chilli', inStock: true }, quantity: 3, price: 155 }],
    });
  });

  it.each([
    ['prod_ajwain', 1, 'Ajwain Biscuits is out of stock.', 'out_of_stock'],
    ['prod_besan', 3, expect.stringContaining('Besan Nankhatai'), 'out_of_stock'],
    ['prod_garlic', 100, expect.stringContaining('Garlic Papad'), 'quantity_limit'],
  ])('takes not more of %s than there are or one may have', async (id, quantity, message, code) => {
    expect(await add(id, quantity)).toMatchObject({ status: 409, body: { message, code } });
    expect(shop.cartOf(ME)).toEqual([]);
  });

  it('takes a guest’s cart as far as it can, and names the rest', async () => {
    await add('prod_besan');
    const localCart = ['prod_chilli', 'prod_besan', 'prod_ajwain', 'prod_none'].map(
      (productId) => ({ productId, quantity: 2 }),
    );
    const { body } = await call('POST /cart/merge-carts', { localCart });
    expect(body?.data).toMatchObject({
      adjusted: [
        { productId: 'prod_besan', requested: 3, quantity: 2, reason: 'limited_stock' },
        { productId: 'prod_ajwain', requested: 2, quantity: 0, reason: 'out_of_stock' },
        { productId: 'prod_none', requested: 2, quantity: 0, reason: 'not_found' },
      ],
    });
    expect(shop.cartOf(ME)).toHaveLength(2);
  });
});
