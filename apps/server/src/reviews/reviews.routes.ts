import { REVIEW_PAGE_SIZE, reviewSchema, reviewUpdateSchema } from '@haat/domain';
import { partial } from 'zod/mini';
import { requireSession } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { requireUpload } from '../platform/http/require-upload.ts';
import { success } from '../platform/http/success-envelope.ts';
import type { RecordAdminAct } from '../platform/logging/admin-acts.ts';
import { presentReview } from './reviews.presenter.ts';
import type { ReviewFilter, ReviewPage } from './reviews.repository.ts';
import {
  createReview,
  deleteReview,
  getReview,
  listProductReviews,
  listReviews,
  setReviewPicture,
  updateReview,
} from './reviews.service.ts';

/** Reviews of products (product 4.6, 5.6, 7.6). */
export function createReviewRoutes(context: ShopContext, recordAct: RecordAdminAct) {
  async function listAndPresent(filter: ReviewFilter, query: Partial<ReviewPage>) {
    const { reviews, pagination } = await listReviews(context, filter, toReviewPage(query));
    return { reviews: reviews.map(presentReview), pagination };
  }

  return {
    listReviews: async (request) => {
      const { productId, userId, rating } = request.query;
      const filter = { productId, userId, rating };
      return success('Reviews', await listAndPresent(filter, request.query));
    },

    listProductReviews: {
      cache: true,
      async handle(request) {
        const page = toReviewPage(request.query);
        const { reviews, ...rest } = await listProductReviews(context, request.params.id, page);
        return success('Reviews', { reviews: reviews.map(presentReview), ...rest });
      },
    },

    listUserReviews: async (request) => {
      const filter = { userId: request.params.id };
      return success('Reviews', await listAndPresent(filter, request.query));
    },

    getReview: async (request) =>
      success('Review', presentReview(await getReview(context, request.params.id))),

    createReview: {
      rateLimit: { max: 60, minutes: 60 },
      form: reviewSchema,
      async handle(request) {
        const session = requireSession(request);
        const review = await createReview(context, session, request.body);
        return success('Review submitted', presentReview(review));
      },
    },

    updateReview: {
      form: partial(reviewUpdateSchema),
      async handle(request) {
        const session = requireSession(request);
        const review = await updateReview(context, session, request.params.id, request.body);
        return success('Review updated', presentReview(review));
      },
    },

    setReviewPicture: {
      rateLimit: { max: 60, minutes: 60 },
      async handle(request) {
        const upload = requireUpload(request, 'picture', 'Please choose an image.');
        const { id } = request.params;
        const review = await setReviewPicture(context, requireSession(request), id, upload);
        return success('Picture added', presentReview(review));
      },
    },

    removeReviewPicture: async (request) => {
      const { id } = request.params;
      const review = await setReviewPicture(context, requireSession(request), id, null);
      return success('Picture removed', presentReview(review));
    },

    deleteReview: async (request) => {
      await deleteReview(context, requireSession(request), request.params.id, recordAct);
      return success('Review deleted', null);
    },
  } satisfies Operations;
}

function toReviewPage(query: Partial<ReviewPage>): ReviewPage {
  const { page = 1, limit = REVIEW_PAGE_SIZE, sort = '-createdAt' } = query;
  return { page, limit, sort };
}
