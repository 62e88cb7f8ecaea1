import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { advanceOrder } from '../../src/orders/order-advance.ts';
import { markReviewsOfOrder } from '../../src/reviews/bought-reviews.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

test('an older shop’s reviews are marked and counted from its delivered orders', async () => {
  const shop = await buildTestApp();
  const { db } = shop.context;
  for (const id of ['bought', 'unbought', 'silent']) await addProduct(shop.context, { id });
  const asha = await signUpWithAddress(shop);
  const bina = await signUpWithAddress(shop);
  const { orderNumber } = (await asha.order({ bought: 1, silent: 1 })).body.data;
  await bina.order({ bought: 1 });
  await advanceOrder(db, orderNumber, 'delivered', shop.clock.now(), markReviewsOfOrder);
  for (const productId of ['bought', 'unbought']) {
    await asha.post('/reviews', { productId, rating: 5 });
    await bina.post('/reviews', { productId, rating: 2 });
  }
  const read = () =>
    db.selectFrom('products').selectAll().where('rating_count', '>', 0).orderBy('id').execute();
  const before = await read();
  expect(before.map(({ rating_average }) => rating_average)).toEqual([500, 350]);
  // The columns as they were before reviews of buyers were counted separately.
  await db.updateTable('reviews').set({ bought_here: 0 }).execute();
  await db
    .updateTable('products')
    .set({
      rating_sum: 7,
      rating_count: 2,
      rating_average: 350,
      bought_rating_sum: 0,
      bought_rating_count: 0,
      other_rating_sum: 0,
      other_rating_count: 0,
    })
    .where('rating_count', '>', 0)
    .execute();

  const file = await readFile(
    new URL('../../migrations/0006_bought_here.sql', import.meta.url),
    'utf8',
  );
  const updates = file.match(/^UPDATE [^;]*;/gm) ?? [];
  expect(updates).toHaveLength(3);
  for (const update of updates) await sql.raw(update).execute(db);

  expect(await read()).toEqual(before);
});
