import type { MessageListQuery, ReviewListQuery } from '@haat/api-sdk';
import { describe, expect, it } from 'vitest';
import { startTestShop } from './support/start-test-shop.ts';

const { shop, api } = startTestShop();

describe('stories', () => {
  it('are listed the newest first, and found by words', async () => {
    const titles = async (search: string) =>
      (await api.stories.list({ search })).stories.map(({ title }) => title);
    expect(await titles('')).toEqual(['When the chillies turn', 'Drying days', 'The first mill']);
    expect(await titles('camel MILL')).toEqual(['The first mill']);
    expect((await api.stories.list()).pagination.limit).toBe(100);
  });

  it('are found by a product or a maker that they tell of', async () => {
    const titles = async (filter: { product?: string; maker?: string }) =>
      (await api.stories.list(filter)).stories.map(({ title }) => title);
    expect(await titles({ product: 'prod_moong' })).toEqual(['Drying days']);
    expect(await titles({ maker: 'mathania-group' })).toEqual(['When the chillies turn']);
    expect(await titles({ product: 'prod_moong', maker: 'mathania-group' })).toEqual([]);
    expect((await api.stories.get('story_drying_days')).products).toMatchObject([
      { _id: 'prod_moong', nameHindi: 'मूंग पापड़', price: { text: '₹85.00' } },
    ]);
  });
});

describe('makers', () => {
  it('are listed with their goods, which name them', async () => {
    const { makers } = await api.makers.list();
    expect(makers.map(({ name }) => name)).toEqual(['Mathania Group', 'Papad Group']);
    const { products } = await api.products.list({ maker: 'papad-group' });
    expect(products).toMatchObject([
      { _id: 'prod_moong', maker: { slug: 'papad-group', name: 'Papad Group', village: '' } },
    ]);
    expect(makers.map(({ productCount }) => productCount)).toEqual([
      (await api.products.list({ maker: 'mathania-group' })).pagination.total,
      1,
    ]);
    expect(makers[1]?.productImages).toEqual([products[0]?.image]);
    shop.findProduct('prod_moong').image = null;
    expect((await api.makers.get('papad-group')).productImages).toEqual([]);
    expect((await api.products.list({ maker: 'no-group' })).products).toEqual([]);
  });
});

describe('content pages', () => {
  it('are the active ones for shoppers, the others for admins', async () => {
    const slugs = async (isActive: boolean) =>
      (await api.pages.list({ isActive })).map(({ slug }) => slug);
    expect(await slugs(true)).toEqual(['shipping-policy', 'returns']);
    await expect(slugs(false)).rejects.toMatchObject({ status: 401 });
    shop.signIn('admin@example.com');
    expect(await slugs(false)).toEqual(['wholesale']);
    await expect(api.pages.get('wholesale')).resolves.toMatchObject({ isActive: false });
  });
});

describe('reviews', () => {
  const ids = async (query: ReviewListQuery) =>
    (await api.reviews.list(query)).reviews.map(({ _id }) => _id.replace('review_', ''));

  it.each<[ReviewListQuery, string[]]>([
    [{}, ['moong_1', 'chilli_2', 'chilli_1']],
    [{ sort: 'createdAt' }, ['chilli_1', 'chilli_2', 'moong_1']],
    [{ sort: '-rating' }, ['chilli_1', 'chilli_2', 'moong_1']],
    [{ sort: 'rating' }, ['moong_1', 'chilli_2', 'chilli_1']],
    [{ productId: 'prod_chilli' }, ['chilli_2', 'chilli_1']],
    [{ userId: 'user_second', rating: 2 }, ['moong_1']],
    [{ page: 2, limit: 2 }, ['chilli_1']],
  ])('%j', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('come with the figures of those that count', async () => {
    const { reviews, pagination, summary } = await api.reviews.listByProduct('prod_chilli', {
      limit: 1,
    });
    expect(reviews).toHaveLength(1);
    expect(summary).toEqual({
      average: 5,
      total: 1,
      breakdown: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 1 },
      boughtHereOnly: true,
    });
    expect(pagination.total).toBe(2);
    expect((await api.reviews.listByProduct('prod_moong')).summary).toMatchObject({
      average: 2,
      boughtHereOnly: false,
    });
    expect((await api.reviews.listByProduct('prod_oats')).summary?.average).toBeNull();
  });

  it('are written, changed and deleted, and count', async () => {
    shop.signIn();
    const input = { productId: 'prod_moong', rating: 5, title: ' Crisp ', comment: ' Good. ' };
    const review = await api.reviews.create(input);
    expect(review).toMatchObject({
      title: 'Crisp',
      comment: 'Good.',
      userId: { _id: 'user_shopper', name: 'Example Shopper' },
      boughtHere: true,
    });
    // The other review is not by somebody who bought it here.
    expect(await api.products.get('prod_moong')).toMatchObject({ stars: 5, reviews: 1 });
    await api.reviews.update(review._id, { rating: 1, comment: 'Not any more.' });
    expect(await api.products.get('prod_moong')).toMatchObject({ stars: 1 });
    await api.reviews.delete(review._id);
    expect(await api.products.get('prod_moong')).toMatchObject({ stars: 2, reviews: 1 });
    await expect(api.reviews.create({ productId: 'prod_none', rating: 5 })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('are an admin’s to delete', async () => {
    shop.signIn('admin@example.com');
    await api.reviews.delete('review_moong_1');
    expect(shop.reviews).toHaveLength(2);
  });

  it.each([
    [{ productId: 'prod_oats', rating: 6 }, 'Please choose 1 to 5 stars.'],
    [{ productId: 'prod_oats', rating: 4.5 }, 'productId and rating are required'],
  ])('%j: %s', async (input, message) => {
    shop.signIn();
    await expect(api.reviews.create(input)).rejects.toMatchObject({ status: 400, message });
  });
});

describe('the wishlist', () => {
  it('has the product added last first, each once', async () => {
    shop.signIn();
    await api.wishlist.add('prod_chilli');
    await api.wishlist.add('prod_moong');
    const { products } = await api.wishlist.add('prod_chilli');
    expect(products.map(({ _id }) => _id)).toEqual(['prod_moong', 'prod_chilli']);
    expect((await api.wishlist.remove('prod_moong')).products).toHaveLength(1);
    expect(shop.wishlistOf('user_shopper')).toEqual(['prod_chilli']);
    expect((await api.wishlist.clear()).products).toEqual([]);
  });
});

describe('messages', () => {
  it('are stored, and read by admins', async () => {
    const message = await api.messages.create({ name: ' Guest ', body: ' Hello ' });
    expect(message).toMatchObject({ name: 'Guest', body: 'Hello', email: '', read: false });
    shop.signIn('admin@example.com');
    const ids = async (query: MessageListQuery) =>
      (await api.messages.list(query)).messages.map(({ _id }) => _id);
    expect(await ids({})).toEqual([message._id, 'message_new', 'message_archived', 'message_read']);
    expect((await ids({ sort: 'createdAt' }))[0]).toBe('message_read');
    expect(await ids({ read: true, archived: false })).toEqual(['message_read']);
    expect(await ids({ q: 'JAISALMER' })).toEqual(['message_read']);
    expect((await api.messages.list()).pagination.limit).toBe(20);
  });
});

describe('pincodes', () => {
  it('are found, or not', async () => {
    expect(await api.pincode.lookUp('342001')).toMatchObject([
      { Status: 'Success', PostOffice: [{ District: 'Jodhpur' }, { State: 'Rajasthan' }] },
    ]);
    expect(await api.pincode.lookUp('999999')).toEqual([
      { Message: 'No records found', Status: 'Error', PostOffice: null },
    ]);
  });
});

describe('health', () => {
  it('says how the server is', async () => {
    shop.health = 'degraded';
    expect(await api.health.getReadiness()).toEqual({ status: 'degraded' });
    expect(await api.health.getHealth()).toEqual({ status: 'ok' });
  });
});
