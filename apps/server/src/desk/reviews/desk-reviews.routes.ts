import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';
import { readVersionedCall, versioned } from '../members/desk-call.ts';
import { getDeskReview, listDeskReviews, updateDeskReview } from './desk-reviews.service.ts';

/** Reviews of any status (product 10.5). */
export function createDeskReviewRoutes(context: ShopContext) {
  return {
    listDeskReviews: {
      desk: 'reviews',
      async handle(request) {
        const { page = 1, limit = 20, q = '', ...query } = request.query;
        const part = toTextKey(q);
        const filter = {
          part: part === '' ? undefined : part,
          productId: query.productId,
          rating: query.rating,
          status: query.status,
          isAnswered: query.isAnswered,
        };
        return success('Reviews', await listDeskReviews(context, filter, { page, limit }));
      },
    },

    getDeskReview: versioned('reviews', 'Review', (request) =>
      getDeskReview(context, request.params.id),
    ),

    updateDeskReview: versioned('reviews', 'Review changed', (request) =>
      updateDeskReview(context, readVersionedCall(request), request.body),
    ),
  } satisfies Operations;
}
