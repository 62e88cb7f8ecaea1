import { REVIEW_PAGE_SIZE, reviewSchema, reviewUpdateSchema } from '@haat/domain';
import { partial } from 'zod/mini';
import { requireShopper } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import {
  changeReview,
  createReview,
  findProductReviews,
  findReviews,
  getReview,
  type ReviewPage,
  removeReview,
} from './reviews.service.ts';

/** Reviews of products (product 4, 5, 7). */
export function createReviewRoutes(context: ShopContext) {
  return {
    listReviews: async (request) => {
      const { productId, userId, rating } = request.query;
      const filter = { productId, userId, rating };
      return success('Reviews', await findReviews(context, filter, toReviewPage(request.query)));
    },

    listProductReviews: {
      cache: true,
      async handle(request) {
        const page = toReviewPage(request.query);
        return success('Reviews', await findProductReviews(context, request.params.id, page));
      },
    },

    listUserReviews: async (request) => {
      const filter = { userId: request.params.id };
      return success('Reviews', await findReviews(context, filter, toReviewPage(request.query)));
    },

    getReview: async (request) => success('Review', await getReview(context, request.params.id)),

    createReview: {
      rateLimit: { max: 60, minutes: 60 },
      form: reviewSchema,
      async handle(request) {
        const shopper = requireShopper(request);
        return success('Review submitted', await createReview(context, shopper, request.body));
      },
    },

    updateReview: {
      form: partial(reviewUpdateSchema),
      async handle(request) {
        const shopper = requireShopper(request);
        const review = await changeReview(context, shopper, request.params.id, request.body);
        return success('Review updated', review);
      },
    },

    deleteReview: async (request) => {
      await removeReview(context, requireShopper(request), request.params.id);
      return success('Review deleted', null);
    },
  } satisfies Operations;
}

function toReviewPage(query: Partial<ReviewPage>): ReviewPage {
  const { page = 1, limit = REVIEW_PAGE_SIZE, sort = '-createdAt' } = query;
  return { page, limit, sort };
}
