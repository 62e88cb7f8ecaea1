import {
  changeSummary,
  createTemporaryReview,
  parseReview,
  putReviewFirst,
  REVIEW_PAGE_SIZE,
  type ReviewUpdateValues,
  type ReviewView,
  removeReview,
  replaceReview,
  reviewIdError,
  reviewListKey,
  type StoredUser,
} from '@haat/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ReviewListResponse, type ReviewPage, readReviewPage } from './review-page.ts';

/** The SDK's calls about reviews, as far as a product's page makes them. */
export interface ReviewsApi {
  listByProduct(
    productId: string,
    query: { readonly page?: number; readonly limit?: number },
  ): Promise<ReviewListResponse>;
  list(query: {
    readonly productId: string;
    readonly userId: string;
    readonly limit: number;
  }): Promise<{ readonly reviews: readonly unknown[] }>;
  create(input: {
    productId: string;
    rating: number;
    title?: string;
    comment?: string;
  }): Promise<unknown>;
  update(id: string, input: ReviewUpdateValues): Promise<unknown>;
  delete(id: string): Promise<void>;
}

export interface ReviewsState {
  /** The page shown, already with changes that are on their way; null until one was loaded. */
  readonly page: ReviewPage | null;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why the last load failed; null otherwise. */
  readonly error: unknown;
  /** The signed-in shopper's review, wherever in the list it is; null when none is known. */
  readonly own: ReviewView | null;
  /** Whether a change of the own review is on its way. */
  readonly isSaving: boolean;
  /** Shows a page, counted from 1; the first one as it is kept (spec §4). Never rejects. */
  open(page: number): Promise<void>;
  /** Looks for the review of a shopper; null forgets the one of who signed out. Never rejects. */
  findOwn(userId: string | null): Promise<void>;
  /**
   * Reviews the product: a temporary review shows at once, gives way to the server's, and is
   * rolled back on failure (spec §4).
   *
   * @throws ApiError when the server refuses; 409 when the shopper reviewed it before
   */
  create(written: ReviewUpdateValues, author: StoredUser): Promise<void>;
  /** Changes the own review; shown at once and rolled back like a creation. */
  update(changes: ReviewUpdateValues): Promise<void>;
  /** Deletes the own review; gone at once, and back in its place on failure. */
  remove(): Promise<void>;
}

interface ReviewsStoreOptions {
  readonly productId: string;
  readonly api: ReviewsApi;
  /** Lists that were asked for without a page, by their key (spec §4). */
  readonly kept: Map<string, ReviewPage>;
  /** The first page as the server rendered it; null when it did not. */
  readonly first: ReviewPage | null;
  /** Makes an id that no review of the server has. */
  readonly newId: () => string;
  /** Now, as ISO 8601. */
  readonly now: () => string;
}

export type ReviewsStore = StoreApi<ReviewsState>;

function readSaved(answer: unknown): ReviewView {
  const review = parseReview(answer);
  if (review === null) throw new Error('The answer holds no review');
  return review;
}

/** Makes the store of one product's reviews. */
export function createReviewsStore(options: ReviewsStoreOptions): ReviewsStore {
  const { productId, api, kept, first, newId, now } = options;
  const key = reviewListKey(productId);
  // Rendered just now, and so newer than what was kept.
  if (key !== null && first !== null) kept.set(key, first);
  // Raised by each look, so that an answer to an older one is not shown.
  let opening = 0;
  let finding = 0;

  return createStore((set, get) => {
    /** Shows a changed page, and keeps it; from any other page the kept one is outdated. */
    function showPage(page: ReviewPage): void {
      set({ page });
      if (key === null) return;
      if (page.page === 1) kept.set(key, page);
      else kept.delete(key);
    }

    function changePage(change: (page: ReviewPage) => ReviewPage): void {
      const { page } = get();
      if (page !== null) showPage(change(page));
    }

    function isListed(page: ReviewPage, id: string): boolean {
      return page.reviews.some((review) => review.id === id);
    }

    /** Puts one review in the place of another, in the list if it is there and in the figures. */
    function swap(before: ReviewView, after: ReviewView): void {
      set({ own: after });
      changePage((page) => ({
        ...page,
        reviews: isListed(page, before.id)
          ? replaceReview(page.reviews, before.id, after)
          : page.reviews,
        summary: changeSummary(page.summary, { added: after, dropped: before }),
      }));
    }

    function takeOut(review: ReviewView): void {
      set({ own: null });
      changePage((page) => ({
        ...page,
        reviews: removeReview(page.reviews, review.id),
        summary: changeSummary(page.summary, { dropped: review }),
      }));
    }

    /** Back to the own review and the page as they were before a change that failed. */
    function restore(own: ReviewView | null, before: ReviewPage | null): void {
      set({ own });
      if (before === null) return;
      if (get().page?.page === before.page) showPage(before);
      // Another page is shown by now, as the server has it; the one that was left is asked for again.
      else if (key !== null) kept.delete(key);
    }

    function requireOwn(): ReviewView {
      const { own } = get();
      const problem = reviewIdError(own?.id);
      if (own === null || problem !== null) throw new Error(problem ?? 'Review id is required');
      return own;
    }

    async function save<T>(call: () => Promise<T>, rollBack: () => void): Promise<T> {
      set({ isSaving: true });
      // A look for the own review that began before must not undo what is shown now.
      finding += 1;
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
        opening += 1;
        const asked = opening;
        const query = number === 1 ? {} : { page: number, limit: REVIEW_PAGE_SIZE };
        const listKey = reviewListKey(productId, query);
        const known = listKey === null ? undefined : kept.get(listKey);
        if (known !== undefined) {
          set({ page: known, status: 'ready', error: null });
          return;
        }
        set({ status: 'loading', error: null });
        try {
          const page = readReviewPage(await api.listByProduct(productId, query));
          if (asked !== opening) return;
          if (listKey !== null) kept.set(listKey, page);
          set({ page, status: 'ready' });
        } catch (error) {
          if (asked === opening) set({ status: 'failed', error });
        }
      },

      async findOwn(userId) {
        finding += 1;
        const asked = finding;
        if (userId === null) {
          set({ own: null });
          return;
        }
        try {
          const { reviews } = await api.list({ productId, userId, limit: 1 });
          if (asked === finding) set({ own: parseReview(reviews[0]) });
        } catch {
          // Unknown: the form is offered, and the server tells if there is one already.
        }
      },

      async create(written, author) {
        const temporary = createTemporaryReview({ productId, ...written }, author, newId(), now());
        const { page: pageBefore } = get();
        set({ own: temporary });
        changePage((page) => ({
          ...page,
          reviews: putReviewFirst(page.reviews, temporary),
          summary: changeSummary(page.summary, { added: temporary }),
        }));
        const { rating, title, comment } = written;
        const saved = await save(
          async () =>
            readSaved(
              await api.create({
                productId,
                rating,
                ...(title !== '' && { title }),
                ...(comment !== '' && { comment }),
              }),
            ),
          () => restore(null, pageBefore),
        );
        swap(temporary, saved);
      },

      async update(changes) {
        const before = requireOwn();
        const { page: pageBefore } = get();
        const after = { ...before, ...changes };
        swap(before, after);
        const saved = await save(
          async () => readSaved(await api.update(before.id, changes)),
          () => restore(before, pageBefore),
        );
        swap(after, saved);
      },

      async remove() {
        const review = requireOwn();
        const { page: pageBefore } = get();
        takeOut(review);
        await save(
          () => api.delete(review.id),
          () => restore(review, pageBefore),
        );
        // The last review of a buyer is gone: those of others count again, which only the server knows.
        const { page } = get();
        if (!pageBefore?.summary.boughtHereOnly || page === null || page.summary.total > 0) return;
        if (key !== null) kept.delete(key);
        await get().open(page.page);
      },
    };
  });
}
