import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { requireVersion, sendVersion } from '../../platform/http/if-match.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { getDeskReview, listDeskReviews, updateDeskReview } from './desk-reviews.service.ts';

/** Reviews of any status (product 10.5). */
export function createDeskReviewRoutes(context: ShopContext) {
  return {
    listDeskReviews: {
      desk: 'reviews',
      async handle(request) {
        const { page = 1, limit = 20, status, isAnswered } = request.query;
        const filter = { status, isAnswered };
        return success('Reviews', await listDeskReviews(context, filter, { page, limit }));
      },
    },

    getDeskReview: {
      desk: 'reviews',
      async handle(request, reply) {
        const review = await getDeskReview(context, request.params.id);
        sendVersion(reply, review.version);
        return success('Review', review);
      },
    },

    updateDeskReview: {
      desk: 'reviews',
      async handle(request, reply) {
        const call = {
          member: requireDeskMember(request),
          key: request.headers['idempotency-key'],
          reviewId: request.params.id,
          version: requireVersion(request.headers['if-match']),
        };
        const review = await updateDeskReview(context, call, request.body);
        sendVersion(reply, review.version);
        return success('Review changed', review);
      },
    },
  } satisfies Operations;
}
