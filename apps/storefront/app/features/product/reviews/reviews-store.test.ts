import { ApiError } from '@haat/api-sdk';
import { REVIEW_PAGE_SIZE, summarizeReviews } from '@haat/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createControlledCall, settle } from '../../../../test/support/controlled-call.ts';
import { createFakeClient } from '../../../../test/support/fake-client.ts';
import { parseReviewPage, type ReviewListResponse, type ReviewPage } from './review-page.ts';
import { createReviewsStore } from './reviews-store.ts';

const AUTHOR = {
  _id: 'me',
  fullName: 'Test Shopper',
  userName: 'tester',
  avatar: null,
  language: null,
};
const WRITTEN = { rating: 5, title: 'Fresh', comment: 'Smells as it should.', showName: true };
const SERVER_ERROR = new ApiError({ reason: 'response', status: 500, message: 'Boom.' });

function reviewBy(id: string, userId: string, rating: number) {
  return {
    _id: id,
    productId: 'chilli',
    rating,
    title: '',
    comment: `Review ${id}`,
    userId: { _id: userId, name: userId },
    boughtHere: false,
    createdAt: '2026-11-21T09:00:00.000Z',
  };
}

function listResponse(
  reviews: readonly ReturnType<typeof reviewBy>[],
  page = 1,
): ReviewListResponse {
  return {
    reviews,
    pagination: { page, limit: REVIEW_PAGE_SIZE, total: 12, totalPages: 2 },
    summary: summarizeReviews(reviews),
  };
}

function openProduct(first: ReviewPage | null, cache = new Map<string, ReviewPage>()) {
  const calls = {
    listByProduct: createControlledCall<[init?: object], ReviewListResponse>(),
    list: createControlledCall<[init?: object], { readonly reviews: readonly unknown[] }>(),
    create: createControlledCall<[init?: object], unknown>(),
    update: createControlledCall<[init?: object], unknown>(),
    delete: createControlledCall<[init?: object], void>(),
    picture: createControlledCall<[init?: object], unknown>(),
  };
  const store = createReviewsStore({
    productId: 'chilli',
    api: createFakeClient({
      'GET /reviews/product/{id}': calls.listByProduct.run,
      'GET /reviews': calls.list.run,
      'POST /reviews': calls.create.run,
      'PATCH /reviews/{id}': calls.update.run,
      'DELETE /reviews/{id}': calls.delete.run,
      'PUT /reviews/picture/{id}': calls.picture.run,
    }),
    cache,
    first,
  });
  return { calls, store, cache };
}

const FIRST = parseReviewPage(listResponse([reviewBy('r1', 'anna', 4), reviewBy('r2', 'me', 2)]));
const OTHERS = parseReviewPage(listResponse([reviewBy('r1', 'anna', 4)]));

let product: ReturnType<typeof openProduct>;
const state = () => product.store.getState();
const shown = () => state().page?.reviews.map(({ id }) => id);

beforeEach(() => {
  product = openProduct(OTHERS);
});

/** Loads the second review of {@link FIRST} as the shopper's own. */
async function findOwn(): Promise<void> {
  product = openProduct(FIRST);
  const found = state().findOwn('me');
  product.calls.list.resolve({ reviews: [reviewBy('r2', 'me', 2)] });
  await found;
}

describe('opening a page', () => {
  it('starts with the server-rendered page', () => {
    expect(state()).toMatchObject({ status: 'ready', page: OTHERS });
  });

  // product 4.6.2
  it('requests the first results page once and caches it per product', async () => {
    const cache = new Map<string, ReviewPage>();
    product = openProduct(null, cache);
    expect(state().status).toBe('loading');
    const opened = state().open(1);
    product.calls.listByProduct.resolve(listResponse([reviewBy('r1', 'anna', 4)]));
    await opened;
    expect(product.calls.listByProduct.inputs).toEqual([
      [{ params: { path: { id: 'chilli' }, query: {} } }],
    ]);
    await state().open(1);
    const again = openProduct(null, cache);
    await again.store.getState().open(1);
    expect(again.store.getState().page).toEqual(OTHERS);
    expect(product.calls.listByProduct.inputs).toHaveLength(1);
    expect(again.calls.listByProduct.inputs).toHaveLength(0);
  });

  it('requests later results pages each time, ten reviews each', async () => {
    for (const turn of [1, 2]) {
      const opened = state().open(2);
      product.calls.listByProduct.resolve(listResponse([reviewBy('r11', 'anna', 1)], 2));
      await opened;
      expect(product.calls.listByProduct.inputs).toHaveLength(turn);
    }
    expect(product.calls.listByProduct.inputs[0]).toEqual([
      { params: { path: { id: 'chilli' }, query: { page: 2, limit: 10 } } },
    ]);
    expect(shown()).toEqual(['r11']);
    expect([...product.cache.keys()]).toEqual(['chilli']);
  });

  it('shows an error and leaves the page in view', async () => {
    const opened = state().open(2);
    product.calls.listByProduct.reject(SERVER_ERROR);
    await opened;
    expect(state()).toMatchObject({ status: 'failed', error: SERVER_ERROR, page: OTHERS });
  });

  it('shows the page requested last, whichever response comes last', async () => {
    const second = state().open(2);
    await state().open(1);
    product.calls.listByProduct.resolve(listResponse([reviewBy('r11', 'anna', 1)], 2));
    await second;
    expect(shown()).toEqual(['r1']);
    const failing = state().open(2);
    await state().open(1);
    product.calls.listByProduct.reject(SERVER_ERROR);
    await failing;
    expect(state().status).toBe('ready');
  });
});

describe('creating a review', () => {
  it('shows a temporary review at once, then the server’s', async () => {
    const created = state().create(WRITTEN, AUTHOR);
    expect(shown()).toEqual([expect.stringMatching(/^temporary-/), 'r1']);
    expect(state()).toMatchObject({
      isSaving: true,
      own: { comment: 'Smells as it should.', authorName: 'Test', rating: 5 },
    });
    expect(state().page?.summary).toMatchObject({ total: 2, average: 4.5 });
    product.calls.create.resolve(reviewBy('r9', 'me', 5));
    await created;
    expect(shown()).toEqual(['r9', 'r1']);
    expect(state()).toMatchObject({ isSaving: false, own: { id: 'r9' } });
    expect(state().page?.summary).toMatchObject({ total: 2, average: 4.5 });
    expect(product.cache.get('chilli')).toBe(state().page);
    expect(product.calls.create.inputs).toEqual([
      [
        {
          body: { productId: 'chilli', ...WRITTEN },
        },
      ],
    ]);
  });

  it('sends neither title nor comment when none was written', async () => {
    void state().create({ rating: 3, title: '', comment: '', showName: false }, AUTHOR);
    expect(product.calls.create.inputs).toEqual([[{ body: { productId: 'chilli', rating: 3 } }]]);
  });

  it.each([
    ['the server rejects it', () => product.calls.create.reject(SERVER_ERROR)],
    ['the response holds no review', () => product.calls.create.resolve({})],
  ])('is rolled back when %s', async (_, respond) => {
    const created = state().create(WRITTEN, AUTHOR);
    respond();
    await expect(created).rejects.toThrow();
    expect(state()).toMatchObject({ page: OTHERS, own: null, isSaving: false });
    expect(product.cache.get('chilli')).toEqual(OTHERS);
  });

  it('works while the list could not be loaded', async () => {
    product = openProduct(null);
    const created = state().create(WRITTEN, AUTHOR);
    product.calls.create.resolve(reviewBy('r9', 'me', 5));
    await created;
    expect(state()).toMatchObject({ page: null, own: { id: 'r9' } });
  });

  it('is not undone by a lookup of the own review that started earlier', async () => {
    const found = state().findOwn('me');
    const created = state().create(WRITTEN, AUTHOR);
    product.calls.list.resolve({ reviews: [] });
    await found;
    expect(state().own?.id).toMatch(/^temporary-/);
    product.calls.create.resolve(reviewBy('r9', 'me', 5));
    await created;
    expect(state().own?.id).toBe('r9');
  });
});

describe('the own review', () => {
  it('is found for its author, and cleared when nobody is signed in', async () => {
    await findOwn();
    expect(product.calls.list.inputs).toEqual([
      [{ params: { query: { productId: 'chilli', userId: 'me', limit: 1 } } }],
    ]);
    expect(state().own?.id).toBe('r2');
    await state().findOwn(null);
    expect(state().own).toBeNull();
  });

  it('stays unknown when its lookup fails', async () => {
    const found = state().findOwn('me');
    product.calls.list.reject(SERVER_ERROR);
    await found;
    expect(state().own).toBeNull();
  });

  it('changes at once, then follows the server', async () => {
    await findOwn();
    const updated = state().update({
      rating: 4,
      title: '',
      comment: 'Better now.',
      showName: false,
    });
    expect(state().own).toMatchObject({ id: 'r2', rating: 4, comment: 'Better now.' });
    expect(state().page?.summary).toMatchObject({ average: 4, total: 2 });
    expect(shown()).toEqual(['r1', 'r2']);
    product.calls.update.resolve(reviewBy('r2', 'me', 4));
    await updated;
    expect(state().own?.comment).toBe('Review r2');
    expect(product.calls.update.inputs[0]?.[0]).toMatchObject({ params: { path: { id: 'r2' } } });
  });

  // product 5.6.4
  it('has the picture that the server made, and stays as it was when sending one fails', async () => {
    await findOwn();
    const failed = state().setPicture(new Blob(['a']));
    product.calls.picture.reject(SERVER_ERROR);
    await expect(failed).rejects.toBe(SERVER_ERROR);
    expect(state()).toMatchObject({ page: FIRST, own: { image: null }, isSaving: false });
    const set = state().setPicture(new Blob(['a']));
    product.calls.picture.resolve({ ...reviewBy('r2', 'me', 2), image: '/api/v1/media/a' });
    await set;
    expect(state().page?.reviews.map(({ image }) => image)).toEqual([null, '/api/v1/media/a']);
  });

  it('is rolled back when the change fails', async () => {
    await findOwn();
    const updated = state().update({ rating: 5, title: '', comment: '', showName: false });
    product.calls.update.reject(SERVER_ERROR);
    await expect(updated).rejects.toBe(SERVER_ERROR);
    expect(state()).toMatchObject({ page: FIRST, own: { rating: 2 }, isSaving: false });
  });

  it('changes the figures, but not the list, when it is on another results page', async () => {
    product = openProduct(OTHERS);
    const found = state().findOwn('me');
    product.calls.list.resolve({ reviews: [reviewBy('r30', 'me', 4)] });
    await found;
    void state().update({ rating: 5, title: '', comment: '', showName: false });
    expect(shown()).toEqual(['r1']);
  });

  it('disappears at once when it is deleted', async () => {
    await findOwn();
    const removed = state().remove();
    expect(shown()).toEqual(['r1']);
    expect(state().own).toBeNull();
    expect(state().page?.summary.total).toBe(1);
    product.calls.delete.resolve();
    await removed;
    expect(shown()).toEqual(['r1']);
    expect(product.calls.delete.inputs).toEqual([[{ params: { path: { id: 'r2' } } }]]);
  });

  it('leaves the figures to the server when it was the last of a buyer', async () => {
    const own = { ...reviewBy('r2', 'me', 2), boughtHere: true };
    product = openProduct(parseReviewPage(listResponse([reviewBy('r1', 'anna', 4), own])));
    const found = state().findOwn('me');
    product.calls.list.resolve({ reviews: [own] });
    await found;
    const deleted = state().remove();
    product.calls.delete.resolve();
    await settle();
    product.calls.listByProduct.resolve(listResponse([reviewBy('r1', 'anna', 4)]));
    await deleted;
    expect(state().page?.summary).toMatchObject({ total: 1, average: 4, boughtHereOnly: false });
  });

  it('is back in its place when the deletion fails', async () => {
    await findOwn();
    const removed = state().remove();
    product.calls.delete.reject(SERVER_ERROR);
    await expect(removed).rejects.toBe(SERVER_ERROR);
    expect(state()).toMatchObject({ page: FIRST, own: { id: 'r2' } });
  });

  it.each([
    ['deletion', 'delete', () => state().remove()],
    [
      'change',
      'update',
      () => state().update({ rating: 5, title: '', comment: '', showName: false }),
    ],
  ] as const)('leaves a later page alone when its %s fails', async (_, call, change) => {
    await findOwn();
    const changed = change();
    const opened = state().open(2);
    product.calls.listByProduct.resolve(listResponse([reviewBy('r11', 'anna', 1)], 2));
    await opened;
    const turnedTo = state().page;
    product.calls[call].reject(SERVER_ERROR);
    await expect(changed).rejects.toBe(SERVER_ERROR);
    expect(state()).toMatchObject({ page: turnedTo, own: { id: 'r2', rating: 2 } });
    // The cached first page held the failed change, so it must be requested again.
    expect(product.cache.has('chilli')).toBe(false);
  });

  it('invalidates the cached first page when it changes on another results page', async () => {
    await findOwn();
    const opened = state().open(2);
    product.calls.listByProduct.resolve(listResponse([reviewBy('r11', 'anna', 1)], 2));
    await opened;
    void state().remove();
    await settle();
    expect(product.cache.has('chilli')).toBe(false);
  });

  // product 5.6.1
  it('needs an id to be updated or deleted', async () => {
    await expect(state().update(WRITTEN)).rejects.toThrow('Review id is required');
    await expect(state().remove()).rejects.toThrow('Review id is required');
    expect(product.calls.delete.inputs).toHaveLength(0);
  });
});
