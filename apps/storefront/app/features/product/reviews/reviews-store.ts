import { createIdempotencyKey, type ShopClient, toForm, unwrap } from '@haat/api-sdk';
import { REVIEW_PAGE_SIZE } from '@haat/domain';
import {
  changeSummary,
  createTemporaryReview,
  parseReview,
  putReviewFirst,
  type ReviewUpdateValues,
  type ReviewView,
  removeReview,
  replaceReview,
  type StoredUser,
} from '@haat/domain/shopper';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseReviewPage, type ReviewPage } from './review-page.ts';
import { REVIEW_TEXTS } from './review-texts.ts';

export interface ReviewsState {
  /** The results page shown, including pending changes; null until one has loaded. */
  readonly page: ReviewPage | null;
  readonly status: 'loading' | 'ready' | 'failed';
  /** The error of the latest load; null otherwise. */
  readonly error: unknown;
  /** The signed-in shopper's review, on whichever results page it is; null if none is known. */
  readonly own: ReviewView | null;
  /** True while a change of the own review is pending. */
  readonly isSaving: boolean;
  /**
   * Shows a results page, counted from 1; the first one comes from the cache if possible
   * (product 4.6.2). Never rejects.
   */
  open(page: number): Promise<void>;
  /** Loads the own review of a shopper; null, after a logout, clears it. Never rejects. */
  findOwn(userId: string | null): Promise<void>;
  /**
   * Creates the review: a temporary one shows at once, is replaced by the server's, and is rolled
   * back on failure (product 4.6.1).
   *
   * @throws ApiError when the server rejects it; 409 when the shopper has already reviewed the
   * product
   */
  create(written: ReviewUpdateValues, author: StoredUser): Promise<void>;
  /** Updates the own review; shown at once and rolled back on failure. */
  update(changes: ReviewUpdateValues): Promise<void>;
  /** Puts a picture on the own review, which is saved; null takes it off. */
  setPicture(picture: Blob | null): Promise<void>;
  /** Deletes the own review; removed at once and rolled back on failure. */
  remove(): Promise<void>;
}

interface ReviewsStoreOptions {
  readonly productId: string;
  readonly api: Pick<ShopClient, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;
  /** Cached first results pages by the id of the product (product 4.6.2). */
  readonly cache: Map<string, ReviewPage>;
  /** The first results page as the server rendered it; null if it did not. */
  readonly first: ReviewPage | null;
}

export type ReviewsStore = StoreApi<ReviewsState>;

function parseSaved(response: unknown): ReviewView {
  const review = parseReview(response);
  if (review === null) throw new Error(REVIEW_TEXTS.noReview);
  return review;
}

/** Creates the store of one product's reviews. */
export function createReviewsStore(options: ReviewsStoreOptions): ReviewsStore {
  const { productId, api, cache, first } = options;
  // The server's page is newer than the cached one.
  if (first !== null) cache.set(productId, first);
  // Epochs: a response of an earlier epoch is dropped.
  let openEpoch = 0;
  let lookupEpoch = 0;

  return createStore((set, get) => {
    /**
     * Shows a changed page and caches it; a change on any other page makes the cached first page
     * stale.
     */
    function showPage(page: ReviewPage): void {
      set({ page });
      if (page.page === 1) cache.set(productId, page);
      else cache.delete(productId);
    }

    function changePage(change: (page: ReviewPage) => ReviewPage): void {
      const { page } = get();
      if (page !== null) showPage(change(page));
    }

    function isListed(page: ReviewPage, id: string): boolean {
      return page.reviews.some((review) => review.id === id);
    }

    /** Replaces a review with another, in the list if it is there, and in the figures. */
    function replaceOwn(before: ReviewView, after: ReviewView): void {
      set({ own: after });
      changePage((page) => ({
        ...page,
        reviews: isListed(page, before.id)
          ? replaceReview(page.reviews, before.id, after)
          : page.reviews,
        summary: changeSummary(page.summary, { added: after, dropped: before }),
      }));
    }

    function removeOwn(review: ReviewView): void {
      set({ own: null });
      changePage((page) => ({
        ...page,
        reviews: removeReview(page.reviews, review.id),
        summary: changeSummary(page.summary, { dropped: review }),
      }));
    }

    /** Restores the own review and the page as they were before a failed change. */
    function restore(own: ReviewView | null, before: ReviewPage | null): void {
      set({ own });
      if (before === null) return;
      if (get().page?.page === before.page) showPage(before);
      // Another page is shown by now, as the server has it; the first one must be loaded again.
      else cache.delete(productId);
    }

    function requireOwn(): ReviewView {
      const { own } = get();
      if (own === null) throw new Error(REVIEW_TEXTS.noId);
      return own;
    }

    async function save<T>(call: () => Promise<T>, rollBack: () => void): Promise<T> {
      set({ isSaving: true });
      // A lookup of the own review that started earlier must not undo what is shown now.
      lookupEpoch += 1;
      try {
        return await call();
      } catch (error) {
        rollBack();
        throw error;
      } finally {
        set({ isSaving: false });
      }
    }

    return {
      page: first,
      status: first === null ? 'loading' : 'ready',
      error: null,
      own: null,
      isSaving: false,

      async open(number) {
        openEpoch += 1;
        const epoch = openEpoch;
        const isFirst = number === 1;
        const query = isFirst ? {} : { page: number, limit: REVIEW_PAGE_SIZE };
        const known = isFirst ? cache.get(productId) : undefined;
        if (known !== undefined) {
          set({ page: known, status: 'ready', error: null });
          return;
        }
        set({ status: 'loading', error: null });
        try {
          const page = parseReviewPage(
            await unwrap(
              api.GET('/reviews/product/{id}', {
                params: { path: { id: productId }, query },
              }),
            ),
          );
          if (epoch !== openEpoch) return;
          if (isFirst) cache.set(productId, page);
          set({ page, status: 'ready' });
        } catch (error) {
          if (epoch === openEpoch) set({ status: 'failed', error });
        }
      },

      async findOwn(userId) {
        lookupEpoch += 1;
        const epoch = lookupEpoch;
        if (userId === null) {
          set({ own: null });
          return;
        }
        try {
          const { reviews } = await unwrap(
            api.GET('/reviews', { params: { query: { productId, userId, limit: 1 } } }),
          );
          if (epoch === lookupEpoch) set({ own: parseReview(reviews[0]) });
        } catch {
          // The form is offered; the server rejects a second review.
        }
      },

      async create(written, author) {
        const temporary = createTemporaryReview(
          { productId, ...written },
          author,
          `temporary-${createIdempotencyKey()}`,
          new Date().toISOString(),
        );
        const { page: pageBefore } = get();
        set({ own: temporary });
        changePage((page) => ({
          ...page,
          reviews: putReviewFirst(page.reviews, temporary),
          summary: changeSummary(page.summary, { added: temporary }),
        }));
        const { rating, title, comment, showName } = written;
        const saved = await save(
          async () =>
            parseSaved(
              await unwrap(
                api.POST('/reviews', {
                  body: {
                    productId,
                    rating,
                    ...(title !== '' && { title }),
                    ...(comment !== '' && { comment }),
                    ...(showName && { showName }),
                  },
                }),
              ),
            ),
          () => restore(null, pageBefore),
        );
        replaceOwn(temporary, saved);
      },

      async update(changes) {
        const before = requireOwn();
        const { page: pageBefore } = get();
        const { showName: _, ...shown } = changes;
        const after = { ...before, ...shown };
        replaceOwn(before, after);
        const saved = await save(
          async () =>
            parseSaved(
              await unwrap(
                api.PATCH('/reviews/{id}', { params: { path: { id: before.id } }, body: changes }),
              ),
            ),
          () => restore(before, pageBefore),
        );
        replaceOwn(after, saved);
      },

      async setPicture(picture) {
        const before = requireOwn();
        const params = { path: { id: before.id } };
        const saved = await save(
          async () =>
            parseSaved(
              await unwrap(
                picture === null
                  ? api.DELETE('/reviews/picture/{id}', { params })
                  : api.PUT('/reviews/picture/{id}', { params, body: toForm({ picture }) }),
              ),
            ),
          () => {},
        );
        replaceOwn(before, saved);
      },

      async remove() {
        const review = requireOwn();
        const { page: pageBefore } = get();
        removeOwn(review);
        await save(
          () => unwrap(api.DELETE('/reviews/{id}', { params: { path: { id: review.id } } })),
          () => restore(review, pageBefore),
        );
        // Without the last review of a buyer all other reviews count again; only the server knows
        // those figures.
        const { page } = get();
        if (!pageBefore?.summary.boughtHereOnly || page === null || page.summary.total > 0) return;
        cache.delete(productId);
        await get().open(page.page);
      },
    };
  });
}
