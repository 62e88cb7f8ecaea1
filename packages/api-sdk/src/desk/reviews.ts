import type { CallOptions, IdempotentCallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, having, readData } from '../read-data.ts';
import { ifMatch } from './if-match.ts';
import type {
  DeskReview,
  DeskReviewList,
  DeskReviewListQuery,
  UpdateDeskReviewInput,
} from './types.ts';

/** Calls about reviews at the desk. */
export function createDeskReviewsResource(call: CallOperation) {
  return {
    /** One page of the reviews of any status, the newest first. */
    async list(query?: DeskReviewListQuery, options?: CallOptions): Promise<DeskReviewList> {
      return readData(call('listDeskReviews', options, { query }), having('reviews'));
    },

    /**
     * One review.
     *
     * @throws ApiError 404
     */
    async get(id: string, options?: CallOptions): Promise<DeskReview> {
      return readData(call('getDeskReview', options, { path: { id } }), asEntity);
    },

    /**
     * Holds, publishes, hides or answers a review.
     *
     * @param version of the review as it was read
     * @throws ApiError 400 for hiding without a reason, 404, 412 with the present review as `details`
     */
    async update(
      id: string,
      version: number,
      input: UpdateDeskReviewInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskReview> {
      return readData(
        call('updateDeskReview', ifMatch(version, options), { path: { id }, body: input }),
        asEntity,
      );
    },
  };
}
