import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ShopContext } from '../../src/context.ts';
import { markReviewsOfOrder } from '../../src/reviews/bought-reviews.ts';
import { createReview } from '../../src/reviews/reviews.service.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { advanceOrder } from '../support/goods/advance-order.ts';
import { setProductStatus } from '../support/goods/set-product-status.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { type ReadyShopper, signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { countBy } from '../support/requests/count-by.ts';
import { sendForm } from '../support/requests/send-form.ts';
import { newShopper, type Reply, type Visitor } from '../support/requests/visitor.ts';

async function signUpMany(shop: TestShop, count: number): Promise<Visitor[]> {
  const visitors = Array.from({ length: count }, () => shop.visitor());
  for (const visitor of visitors) await visitor.signUp();
  return visitors;
}

async function readCounters(shop: TestShop, productId: string) {
  return shop.context.db
    .selectFrom('products')
    .select(['rating_sum as sum', 'rating_count as count', 'rating_average as average'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
}

/** The counters, computed from the reviews. */
async function recount(shop: TestShop, productId: string) {
  const rows = await shop.context.db
    .selectFrom('reviews')
    .select('rating')
    .where('product_id', '=', productId)
    .execute();
  const sum = rows.reduce((total, row) => total + row.rating, 0);
  return {
    sum,
    count: rows.length,
    average: rows.length === 0 ? 0 : Math.round((sum / rows.length) * 100),
  };
}

async function findPublicRevision(shop: TestShop): Promise<number> {
  const row = await shop.context.db
    .selectFrom('revisions')
    .select('revision')
    .where('scope', '=', 'public-pages')
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** A context that runs a function before each transaction. */
function beforeTransactions(context: ShopContext, happen: () => Promise<void>): ShopContext {
  const db = new Proxy(context.db, {
    get(target, key) {
      if (key === 'transaction') {
        return () => ({
          async execute(work: Parameters<ReturnType<typeof target.transaction>['execute']>[0]) {
            await happen();
            return target.transaction().execute(work);
          },
        });
      }
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...context, db };
}

function commentsOf(reply: Reply): string[] {
  return reply.body.data.reviews.map((review: { comment: string }) => review.comment);
}

describe('writing a review', () => {
  // product 3.5.1, 7.6.1
  test('takes the author from the session and counts it for the product', async () => {
    const shop = await buildTestApp();
    const { id: productId } = await addProduct(shop.context);
    const asha = shop.visitor();
    const { userId } = await asha.signUp({ fullName: 'Asha Devi' });

    const reply = await asha.post('/reviews', {
      productId,
      rating: 4,
      title: ' Fresh ',
      comment: '  Smells as it should.\nBuying again. ',
    });

    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      success: true,
      message: 'Review submitted',
      data: {
        _id: expect.any(String),
        productId,
        rating: 4,
        title: 'Fresh',
        comment: 'Smells as it should.\nBuying again.',
        image: null,
        userId: { _id: userId, name: '' },
        boughtHere: false,
        reply: null,
        createdAt: '2026-11-21T06:30:00.000Z',
      },
    });
    expect((await shop.visitor().get(`/reviews/${reply.body.data._id}`)).body.data).toEqual(
      reply.body.data,
    );
    expect(await readCounters(shop, productId)).toEqual({ sum: 4, count: 1, average: 400 });
    expect((await shop.visitor().get(`/products/${productId}`)).body.data).toMatchObject({
      stars: 4,
      ratings: 4,
      reviews: 1,
    });
  });

  // product 4.6.3
  test('is possible once per shopper and product', async () => {
    const shop = await buildTestApp();
    const { id: first } = await addProduct(shop.context);
    const { id: second } = await addProduct(shop.context);
    const [asha, meena] = await signUpMany(shop, 2);
    expect((await asha?.post('/reviews', { productId: first, rating: 5 }))?.status).toBe(201);
    const again = await asha?.post('/reviews', { productId: first, rating: 1 });
    expect(again?.status).toBe(409);
    expect(again?.body.message).toBe('You have already reviewed this product.');
    expect((await asha?.post('/reviews', { productId: second, rating: 2 }))?.status).toBe(201);
    expect((await meena?.post('/reviews', { productId: first, rating: 4 }))?.status).toBe(201);
    expect(await readCounters(shop, first)).toEqual({ sum: 9, count: 2, average: 450 });
  });

  test('sent 5 times at once is one review, counted once', async () => {
    const shop = await buildTestApp();
    const { id: productId } = await addProduct(shop.context);
    const asha = shop.visitor();
    await asha.signUp();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => asha.post('/reviews', { productId, rating: 3 })),
    );
    expect(countBy(replies)).toEqual({ 201: 1, 409: 4 });
    expect(await readCounters(shop, productId)).toEqual({ sum: 3, count: 1, average: 300 });
  });

  test('stores a script as plain text', async () => {
    const shop = await buildTestApp();
    const { id: productId } = await addProduct(shop.context);
    const asha = shop.visitor();
    await asha.signUp();
    const comment = '<img src=x onerror=alert(1)>{{7*7}}';
    const reply = await asha.post('/reviews', { productId, rating: 5, comment });
    expect(reply.body.data.comment).toBe(comment);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('the counters', () => {
  test('stay exact when 5 shoppers create, change and delete concurrently', async () => {
    const shop = await buildTestApp();
    const { id: productId } = await addProduct(shop.context);
    const shoppers = await signUpMany(shop, 5);
    const created = await Promise.all(
      shoppers.map((shopper, index) => shopper.post('/reviews', { productId, rating: index + 1 })),
    );
    expect(countBy(created)).toEqual({ 201: 5 });
    expect(await readCounters(shop, productId)).toEqual({ sum: 15, count: 5, average: 300 });

    // Each shopper changes the review three times and some delete it, concurrently.
    const replies = await Promise.all(
      shoppers.flatMap((shopper, index) => {
        const path = `/reviews/${created[index]?.body.data._id}`;
        return [
          shopper.patch(path, { rating: 5 }),
          shopper.patch(path, { rating: 1 }),
          ...(index % 2 === 0 ? [shopper.delete(path), shopper.delete(path)] : []),
          shopper.patch(path, { rating: 2, comment: 'changed' }),
        ];
      }),
    );

    const counts = countBy(replies);
    expect(Object.keys(counts).every((status) => status === '200' || status === '404')).toBe(true);
    const counters = await readCounters(shop, productId);
    expect(counters.count).toBe(2);
    expect(counters).toEqual(await recount(shop, productId));
  });

  test('and the review are rejected when the product is taken off in between', async () => {
    const shop = await buildTestApp();
    const { id: productId } = await addProduct(shop.context);
    const asha = shop.visitor();
    const { userId } = await asha.signUp();
    // The product exists when the service reads it, and is archived when the transaction begins.
    const context = beforeTransactions(shop.context, () =>
      setProductStatus(shop.context, productId, 'archived'),
    );
    const creating = createReview(
      context,
      { userId, role: 'customer', accountRole: 'customer', refreshTokenFamilyId: 'a-sign-in' },
      { productId, rating: 4 },
    );
    await expect(creating).rejects.toThrow('Product not found');
    expect(await recount(shop, productId)).toEqual({ sum: 0, count: 0, average: 0 });
    expect(await readCounters(shop, productId)).toEqual({ sum: 0, count: 0, average: 0 });
  });
});

describe('changing a review', () => {
  async function arrange() {
    const shop = await buildTestApp();
    const { id: productId } = await addProduct(shop.context);
    const asha = shop.visitor();
    await asha.signUp();
    const reply = await asha.post('/reviews', {
      productId,
      rating: 2,
      title: 'Hm',
      comment: 'Too mild.',
    });
    return { shop, productId, asha, path: `/reviews/${reply.body.data._id}` };
  }

  test.each([
    [{ rating: 5 }, { rating: 5, title: 'Hm', comment: 'Too mild.' }],
    [{ comment: ' Grew on me. ' }, { rating: 2, title: 'Hm', comment: 'Grew on me.' }],
    [{ title: '' }, { rating: 2, title: '', comment: 'Too mild.' }],
    [
      { rating: 3, title: 'Better', comment: '' },
      { rating: 3, title: 'Better', comment: '' },
    ],
  ])('with %j leaves the rest as it was', async (body, expected) => {
    const { shop, productId, asha, path } = await arrange();
    shop.clock.advance(60_000);
    const reply = await asha.patch(path, body);
    expect(reply.status).toBe(200);
    expect(reply.body.message).toBe('Review updated');
    expect(reply.body.data).toMatchObject({
      ...expected,
      createdAt: '2026-11-21T06:30:00.000Z',
    });
    expect(await readCounters(shop, productId)).toEqual({
      sum: expected.rating,
      count: 1,
      average: expected.rating * 100,
    });
  });

  test('is possible after the product was taken off', async () => {
    const { shop, productId, asha, path } = await arrange();
    await setProductStatus(shop.context, productId, 'archived');
    expect((await asha.patch(path, { rating: 4 })).status).toBe(200);
    expect(await readCounters(shop, productId)).toEqual({ sum: 4, count: 1, average: 400 });
    expect((await asha.delete(path)).status).toBe(200);
    expect(await readCounters(shop, productId)).toEqual({ sum: 0, count: 0, average: 0 });
  });
});

describe('whose review it is', () => {
  // product 3.5.3
  test.each([
    ['Meera Kanwar', { showName: true }, 'Meera, Jodhpur'],
    ['Meera Kanwar', {}, ''],
    ['asha@example.com', { showName: true }, ''],
  ])('%s with %j is shown as %j', async (fullName, consent, name) => {
    const shop = await buildTestApp();
    const { id: productId } = await addProduct(shop.context);
    const asha = await signUpWithAddress(shop, { fullName });
    const created = await asha.post('/reviews', { productId, rating: 4, ...consent });
    const { _id: id, userId: author } = created.body.data;
    expect(author).toEqual({ _id: asha.userId, name });
    for (const path of ['/reviews', `/reviews/product/${productId}`, `/reviews/${id}`]) {
      const { text } = await shop.visitor().get(path);
      expect(text).toContain(`"name":"${name}"`);
      expect(text).not.toContain(fullName);
    }
    // A change of something else leaves it, and the consent can be taken back.
    const changed = await asha.patch(`/reviews/${id}`, { rating: 3 });
    expect(changed.body.data.userId.name).toBe(name);
    const taken = await asha.patch(`/reviews/${id}`, { showName: false });
    expect(taken.body.data.userId.name).toBe('');
  });
});

// product 5.6.4
describe('the picture of a review', () => {
  async function arrange() {
    const shop = await buildTestApp();
    const { id: productId } = await addProduct(shop.context);
    const asha = await signUpWithAddress(shop);
    const { _id: id } = (await asha.post('/reviews', { productId, rating: 5 })).body.data;
    return { shop, productId, asha, path: `/reviews/${id}` };
  }

  const toPicture = (path: string) => path.replace('/reviews/', '/reviews/picture/');

  async function send(shop: TestShop, visitor: Visitor, path: string, bytes: Uint8Array) {
    const form = new FormData();
    form.append('picture', new Blob([Uint8Array.from(bytes)]), 'papad.png');
    return sendForm(shop, visitor, { method: 'PUT', path: toPicture(path), form, headers: {} });
  }

  const draw = (width: number) =>
    sharp({ create: { width, height: 900, channels: 3, background: '#e2a324' } })
      .png()
      .toBuffer();

  const countPictures = async ({ context }: TestShop) =>
    (await context.db.selectFrom('media').select('hash').execute()).length;

  test('is stored small, shown, replaced and removed', async () => {
    const { shop, productId, asha, path } = await arrange();
    const first = await send(shop, asha, path, await draw(2400));
    expect(first).toMatchObject({ status: 200, body: { message: 'Picture added' } });
    const list = await shop.visitor().get(`/reviews/product/${productId}`);
    const [{ image }] = list.body.data.reviews;
    expect(image).toBe(first.body.data.image);
    const stored = await shop.inject({ url: image });
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1200,
    });
    const second = await send(shop, asha, path, await draw(800));
    expect(second.body.data.image).not.toBe(image);
    expect(await countPictures(shop)).toBe(1);
    expect((await asha.delete(toPicture(path))).body.data.image).toBeNull();
    expect(await countPictures(shop)).toBe(0);
  });

  test('is of a picture, and of the own review', async () => {
    const { shop, asha, path } = await arrange();
    const text = await send(shop, asha, path, Buffer.from('<svg onload="x()"/>'));
    expect(text).toMatchObject({ status: 400, body: { errors: [{ field: 'picture' }] } });
    const other = await signUpWithAddress(shop);
    expect((await send(shop, other, path, await draw(900))).status).toBe(404);
    expect((await other.delete(toPicture(path))).status).toBe(404);
    expect(await countPictures(shop)).toBe(0);
  });

  test.each(['the review', 'the account'])('goes with %s', async (what) => {
    const { shop, asha, path } = await arrange();
    await send(shop, asha, path, await draw(900));
    expect(await countPictures(shop)).toBe(1);
    const { password: currentPassword } = newShopper();
    const gone =
      what === 'the review'
        ? await asha.delete(path)
        : await asha.post('/users/delete-account', { currentPassword });
    expect(gone.status).toBe(200);
    expect(await countPictures(shop)).toBe(0);
  });
});

/** A shop with 12 reviews of a spice and one of a papad, which nobody changes. */
async function openReadingShop() {
  const shop = await buildTestApp();
  const { id: spice } = await addProduct(shop.context, { name: 'Chai Masala' });
  const { id: papad } = await addProduct(shop.context, { name: 'Moong Papad' });
  const shoppers = await signUpMany(shop, 12);
  const ratings = [5, 3, 5, 1, 4, 5, 2, 5, 3, 4, 5, 5];
  for (const [index, shopper] of shoppers.entries()) {
    // Pairs have the same time, so that only the id orders them.
    if (index % 2 === 0) shop.clock.advance(1_000);
    await shopper.post('/reviews', {
      productId: spice,
      rating: ratings[index],
      comment: `spice ${index}`,
    });
  }
  await shoppers[0]?.post('/reviews', { productId: papad, rating: 2, comment: 'papad 0' });
  const own = await shoppers[0]?.get('/users/current-user');
  return { shop, spice, papad, guest: shop.visitor(), firstUserId: own?.body.data._id };
}

// product 3.5.2, 7.6.1
test('the lists show every review once over their pages in each order, have the summary of the product, and can be narrowed', async () => {
  const { guest, spice, papad, firstUserId } = await openReadingShop();

  for (const sort of ['-createdAt', 'createdAt', '-rating', 'rating']) {
    const whole = commentsOf(await guest.get(`/reviews/product/${spice}?limit=100&sort=${sort}`));
    expect(new Set(whole).size).toBe(12);
    const pages: string[] = [];
    for (const page of [1, 2, 3]) {
      const reply = await guest.get(`/reviews/product/${spice}?limit=5&page=${page}&sort=${sort}`);
      expect(reply.body.data.pagination).toEqual({
        page,
        limit: 5,
        total: 12,
        totalPages: 3,
        hasNext: page < 3,
        hasPrev: page > 1,
      });
      pages.push(...commentsOf(reply));
    }
    expect(pages).toEqual(whole);
  }

  const reply = await guest.get(`/reviews/product/${spice}?limit=1&page=12`);
  expect(reply.body.data.reviews).toHaveLength(1);
  expect(reply.body.data.summary).toEqual({
    average: 3.92,
    total: 12,
    breakdown: { '1': 1, '2': 1, '3': 2, '4': 2, '5': 6 },
    boughtHereOnly: false,
  });
  const product = await guest.get(`/products/${spice}`);
  expect(product.body.data).toMatchObject({ stars: 3.92, reviews: 12 });
  const other = await guest.get(`/reviews/product/${papad}`);
  expect(other.body.data.summary).toMatchObject({ average: 2, total: 1 });

  const read = async (query: string) => {
    const reply = await guest.get(`/reviews?limit=100&${query}`);
    const comments = commentsOf(reply);
    expect(reply.body.data.pagination.total).toBe(comments.length);
    return comments.sort();
  };
  expect(await read('')).toHaveLength(13);
  expect(await read(`productId=${papad}`)).toEqual(['papad 0']);
  expect(await read(`productId=${spice}`)).toHaveLength(12);
  expect(await read(`userId=${firstUserId}`)).toEqual(['papad 0', 'spice 0']);
  expect(await read('rating=2')).toEqual(['papad 0', 'spice 6']);
  expect(await read(`productId=${spice}&rating=5&userId=${firstUserId}`)).toEqual(['spice 0']);
  expect(await read(`productId=${papad}&rating=5`)).toEqual([]);
  expect(commentsOf(await guest.get(`/reviews/user/${firstUserId}`)).sort()).toEqual([
    'papad 0',
    'spice 0',
  ]);
  expect(commentsOf(await guest.get('/reviews/user/nobody'))).toEqual([]);
});

describe('public pages', () => {
  test('are invalidated by each change of a review, and by no rejected one', async () => {
    const shop = await buildTestApp();
    const { id: productId } = await addProduct(shop.context);
    const asha = shop.visitor();
    await asha.signUp();
    const before = await findPublicRevision(shop);
    const revisions = [before];
    const created = await asha.post('/reviews', { productId, rating: 5 });
    const path = `/reviews/${created.body.data._id}`;
    revisions.push(await findPublicRevision(shop));
    await asha.post('/reviews', { productId, rating: 5 });
    await asha.patch('/reviews/no-such-review', { rating: 1 });
    revisions.push(await findPublicRevision(shop));
    await asha.patch(path, { rating: 4 });
    revisions.push(await findPublicRevision(shop));
    await asha.delete(path);
    revisions.push(await findPublicRevision(shop));
    expect(revisions.map((revision) => revision - before)).toEqual([0, 1, 1, 2, 3]);
  });
});

// product 4.11.2
test('an IP address can write 60 reviews an hour', async () => {
  const shop = await buildTestApp({ environment: { RATE_LIMITS: 'on' } });
  const asha = shop.visitor();
  await asha.signUp();
  const replies: Reply[] = [];
  for (let index = 0; index < 61; index += 1) {
    replies.push(await asha.post('/reviews', { productId: 'no-such-product', rating: 5 }));
  }
  expect(countBy(replies)).toEqual({ 404: 60, 429: 1 });
  expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});

describe('reviews of shoppers who bought the product here', () => {
  /** Orders one piece of each product and advances the order. */
  async function buy(
    shop: TestShop,
    shopper: ReadyShopper,
    productIds: readonly string[],
    to: 'shipped' | 'delivered' = 'delivered',
  ): Promise<string> {
    const placed = await shopper.order(Object.fromEntries(productIds.map((id) => [id, 1])));
    const { _id, orderNumber } = placed.body.data;
    await advanceOrder(shop.context.db, orderNumber, to, shop.clock.now(), markReviewsOfOrder);
    return _id;
  }

  async function readSummary(shop: TestShop, productId: string) {
    const { data } = (await shop.visitor().get(`/reviews/product/${productId}`)).body;
    return { ...data.summary, listed: data.pagination.total };
  }

  async function readSplit(shop: TestShop, productId: string) {
    const row = await shop.context.db
      .selectFrom('products')
      .select([
        'bought_rating_sum',
        'bought_rating_count',
        'other_rating_sum',
        'other_rating_count',
      ])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    return Object.values(row);
  }

  // product 4.6.4
  test('alone count: 5 new accounts do not change the rating', async () => {
    const shop = await buildTestApp();
    await addProduct(shop.context, { id: 'papad' });
    const asha = await signUpWithAddress(shop);
    await buy(shop, asha, ['papad']);
    const written = await asha.post('/reviews', { productId: 'papad', rating: 5 });
    expect(written.body.data.boughtHere).toBe(true);
    const bombers = await signUpMany(shop, 5);
    const replies = await Promise.all(
      bombers.map((bomber) => bomber.post('/reviews', { productId: 'papad', rating: 1 })),
    );
    expect(countBy(replies)).toEqual({ 201: 5 });

    expect(await readSummary(shop, 'papad')).toEqual({
      average: 5,
      total: 1,
      breakdown: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 1 },
      boughtHereOnly: true,
      listed: 6,
    });
    expect((await shop.visitor().get('/products/papad')).body.data).toMatchObject({
      stars: 5,
      ratings: 5,
      reviews: 1,
    });
    expect(await readCounters(shop, 'papad')).toEqual({ sum: 5, count: 1, average: 500 });
  });

  // product 4.6.4
  test('do not exist for a product without buyers, whose rating counts all reviews', async () => {
    const shop = await buildTestApp();
    await addProduct(shop.context, { id: 'papad' });
    const asha = await signUpWithAddress(shop);
    // A shipped order is not delivered yet.
    await buy(shop, asha, ['papad'], 'shipped');
    await asha.post('/reviews', { productId: 'papad', rating: 4 });
    const [bina] = await signUpMany(shop, 1);
    await bina?.post('/reviews', { productId: 'papad', rating: 5 });
    expect(await readSummary(shop, 'papad')).toMatchObject({
      average: 4.5,
      total: 2,
      boughtHereOnly: false,
      listed: 2,
    });
  });

  // product 4.6.4
  test('are marked by the delivery when they were written before it, on every product of the order', async () => {
    const shop = await buildTestApp();
    for (const id of ['papad', 'chilli', 'mango']) await addProduct(shop.context, { id });
    const asha = await signUpWithAddress(shop);
    const [bina] = await signUpMany(shop, 1);
    for (const productId of ['papad', 'chilli', 'mango']) {
      await asha.post('/reviews', { productId, rating: 4 });
      await bina?.post('/reviews', { productId, rating: 1 });
    }
    const revision = await findPublicRevision(shop);
    await buy(shop, asha, ['papad', 'chilli']);
    expect(await findPublicRevision(shop)).toBeGreaterThan(revision);
    for (const productId of ['papad', 'chilli']) {
      expect(await readSummary(shop, productId)).toMatchObject({ average: 4, total: 1 });
      expect(await readSplit(shop, productId)).toEqual([4, 1, 1, 1]);
    }
    expect(await readSummary(shop, 'mango')).toMatchObject({ average: 2.5, total: 2 });
    // A second delivery marks no review twice.
    await buy(shop, asha, ['papad']);
    expect(await readSplit(shop, 'papad')).toEqual([4, 1, 1, 1]);
  });

  // product 4.6.4
  test('count correctly after changes and deletions, and stay marked after a return', async () => {
    const shop = await buildTestApp();
    await addProduct(shop.context, { id: 'papad' });
    const asha = await signUpWithAddress(shop);
    const orderId = await buy(shop, asha, ['papad']);
    const { _id } = (await asha.post('/reviews', { productId: 'papad', rating: 5 })).body.data;
    const [bina] = await signUpMany(shop, 1);
    await bina?.post('/reviews', { productId: 'papad', rating: 1 });

    const changed = await asha.patch(`/reviews/${_id}`, { rating: 3 });
    expect(changed.body.data).toMatchObject({ rating: 3, boughtHere: true });
    expect(await readSplit(shop, 'papad')).toEqual([3, 1, 1, 1]);
    expect((await asha.post(`/order/return-order/${orderId}`, { reason: '' })).status).toBe(200);
    expect(await readSummary(shop, 'papad')).toMatchObject({ average: 3, total: 1 });

    await asha.delete(`/reviews/${_id}`);
    expect(await readSummary(shop, 'papad')).toMatchObject({
      average: 1,
      total: 1,
      boughtHereOnly: false,
    });
    expect(await readCounters(shop, 'papad')).toEqual({ sum: 1, count: 1, average: 100 });
  });

  test('are marked when they are written during the delivery', async () => {
    const shop = await buildTestApp();
    for (let round = 0; round < 10; round += 1) {
      const productId = `papad-${round}`;
      await addProduct(shop.context, { id: productId });
      const asha = await signUpWithAddress(shop);
      const { orderNumber } = (await asha.order({ [productId]: 1 })).body.data;
      await Promise.all([
        asha.post('/reviews', { productId, rating: 4 }),
        advanceOrder(
          shop.context.db,
          orderNumber,
          'delivered',
          shop.clock.now(),
          markReviewsOfOrder,
        ),
      ]);
      expect(await readSplit(shop, productId)).toEqual([4, 1, 0, 0]);
    }
  });
});
