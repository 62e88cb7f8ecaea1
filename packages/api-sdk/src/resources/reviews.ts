import type { CallOptions } from '../call-options.ts';
import type { ContractClient } from '../contract-client.ts';
import { readData, readDone } from '../read-data.ts';
import type {
  CreateReviewInput,
  ProductReviewList,
  ProductReviewListQuery,
  Review,
  ReviewList,
  ReviewListQuery,
  UpdateReviewInput,
  UserReviewListQuery,
} from '../types.ts';

/** Calls about the reviews (product 7.6). */
export function createReviewsResource(client: ContractClient) {
  return {
    /** One page of the reviews that pass all filters. */
    async list(query: ReviewListQuery = {}, options: CallOptions = {}): Promise<ReviewList> {
      return readData(client.call('listReviews', { options, query }));
    },

    /** One page of the reviews of a product, with the figures of all of them. */
    async listByProduct(
      productId: string,
      query: ProductReviewListQuery = {},
      options: CallOptions = {},
    ): Promise<ProductReviewList> {
      return readData(
        client.call('listProductReviews', {
          options,
          path: { id: productId },
          query,
        }),
      );
    },

    /** One page of the reviews a user wrote. */
    async listByUser(
      userId: string,
      query: UserReviewListQuery = {},
      options: CallOptions = {},
    ): Promise<ReviewList> {
      return readData(
        client.call('listUserReviews', {
          options,
          path: { id: userId },
          query,
        }),
      );
    },

    /**
     * One review.
     *
     * @throws ApiError 404
     */
    async get(id: string, options: CallOptions = {}): Promise<Review> {
      return readData(client.call('getReview', { options, path: { id } }));
    },

    /**
     * Reviews a product as the signed-in shopper.
     *
     * @throws ApiError 404 when there is no such product, 409 when it was reviewed already
     */
    async create(input: CreateReviewInput, options: CallOptions = {}): Promise<Review> {
      return readData(client.call('createReview', { options, body: input }));
    },

    /**
     * Changes the given fields of one's own review.
     *
     * @throws ApiError 404 when there is none or it is another's
     */
    async update(id: string, input: UpdateReviewInput, options: CallOptions = {}): Promise<Review> {
      return readData(
        client.call('updateReview', {
          options,
          path: { id },
          body: input,
        }),
      );
    },

    /**
     * Deletes one's own review.
     *
     * @throws ApiError 404 when there is none or it is another's
     */
    async delete(id: string, options: CallOptions = {}): Promise<void> {
      return readDone(client.call('deleteReview', { options, path: { id } }));
    },
  };
}
