import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { setProductStatus } from '../support/goods/set-product-status.ts';
import { addCategory, addProduct } from '../support/goods/stock-fixture.ts';
import type { Reply } from '../support/requests/visitor.ts';

function idsOf(reply: Reply): string[] {
  return reply.body.data.products.map((product: { _id: string }) => product._id);
}

/** A shop with three products and a signed-in shopper. */
async function arrange() {
  const shop = await buildTestApp();
  const { id: chilli } = await addProduct(shop.context, { name: 'Chilli Powder' });
  const { id: papad } = await addProduct(shop.context, { name: 'Moong Papad' });
  const { id: bangles } = await addProduct(shop.context, { name: 'Bangles', stock_quantity: 0 });
  const asha = shop.visitor();
  const { userId } = await asha.signUp();
  return { shop, asha, userId, chilli, papad, bangles };
}

describe('the wishlist', () => {
  // product 3.3.3, 7.4.1
  test('lists added products, the newest first, with all fields of a product card', async () => {
    const { shop, asha, chilli, papad, bangles } = await arrange();
    for (const productId of [chilli, papad, bangles]) {
      shop.clock.advance(1_000);
      const reply = await asha.post('/wishlist/add', { productId });
      expect(reply.status).toBe(200);
      expect(reply.body.message).toBe('Added to wishlist');
    }
    const reply = await asha.get('/wishlist');
    expect(idsOf(reply)).toEqual([bangles, papad, chilli]);
    const [soldOut, product] = reply.body.data.products;
    expect(soldOut).toMatchObject({ inStock: false, stock_quantity: 0 });
    const { products } = (await asha.get('/products')).body.data;
    expect(product).toEqual(products.find(({ _id }: { _id: string }) => _id === papad));
  });

  // product 7.4.1
  test('removes the product of a DELETE body, also twice', async () => {
    const { asha, chilli, papad } = await arrange();
    await asha.post('/wishlist/add', { productId: chilli });
    await asha.post('/wishlist/add', { productId: papad });
    for (let round = 0; round < 2; round += 1) {
      const reply = await asha.delete('/wishlist/delete', { productId: chilli });
      expect(reply.status).toBe(200);
      expect(reply.body.message).toBe('Removed from wishlist');
      expect(idsOf(reply)).toEqual([papad]);
    }
    const unknown = await asha.delete('/wishlist/delete', { productId: 'no-such-product' });
    expect(unknown.status).toBe(200);
    expect(idsOf(unknown)).toEqual([papad]);
  });

  test('is cleared, also twice', async () => {
    const { asha, chilli, papad } = await arrange();
    await asha.post('/wishlist/add', { productId: chilli });
    await asha.post('/wishlist/add', { productId: papad });
    for (let round = 0; round < 2; round += 1) {
      const reply = await asha.delete('/wishlist/clear');
      expect(reply.body).toEqual({
        success: true,
        message: 'Wishlist cleared',
        data: { products: [] },
      });
    }
    expect(idsOf(await asha.get('/wishlist'))).toEqual([]);
  });

  test('omits a product while it is not active', async () => {
    const { shop, asha, chilli, papad } = await arrange();
    await asha.post('/wishlist/add', { productId: chilli });
    await asha.post('/wishlist/add', { productId: papad });
    await setProductStatus(shop.context, papad, 'archived');
    expect(idsOf(await asha.get('/wishlist'))).toEqual([chilli]);
    const rejected = await asha.post('/wishlist/add', { productId: papad });
    expect(rejected.status).toBe(404);
    await setProductStatus(shop.context, papad, 'active');
    expect(idsOf(await asha.get('/wishlist')).sort()).toEqual([chilli, papad].sort());
  });

  // product 3.3.3
  test('holds 200 products, also with concurrent additions', async () => {
    const { shop, asha, userId } = await arrange();
    const now = shop.clock.now();
    const { id: categoryId } = await addCategory(shop.context, { slug: 'many' });
    const products = Array.from({ length: 210 }, (_, index) => ({
      id: `product-${index}`,
      category_id: categoryId,
      name: `Product ${index}`,
      name_key: `product ${index}`,
      price_paise: 100,
      stock_quantity: 1,
      created_at: now,
      updated_at: now,
    }));
    await shop.context.db.insertInto('products').values(products).execute();
    await shop.context.db
      .insertInto('wishlist_items')
      .values(
        products
          .slice(0, 195)
          .map(({ id }) => ({ user_id: userId, product_id: id, created_at: now })),
      )
      .execute();
    const replies = await Promise.all(
      products.slice(195).map(({ id }) => asha.post('/wishlist/add', { productId: id })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    const rejected = replies.filter(({ status }) => status === 409);
    expect(rejected).toHaveLength(10);
    expect(rejected[0]?.body.message).toBe(
      'Your wishlist can hold at most 200 products. Please remove one first.',
    );
    expect(idsOf(await asha.get('/wishlist'))).toHaveLength(200);
    // A product of the list is not an addition.
    expect((await asha.post('/wishlist/add', { productId: 'product-0' })).status).toBe(200);
  });
});
