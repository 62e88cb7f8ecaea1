import { type CallOptions, toRequestInit } from '../call-options.ts';
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
      return readData(client.GET('/reviews', { ...toRequestInit(options), params: { query } }));
    },

    /** One page of the reviews of a product, with the figures of all of them. */
    async listByProduct(
      productId: string,
      query: ProductReviewListQuery = {},
      options: CallOptions = {},
    ): Promise<ProductReviewList> {
      return readData(
        client.GET('/reviews/product/{id}', {
          ...toRequestInit(options),
          params: { path: { id: productId }, query },
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
        client.GET('/reviews/user/{id}', {
          ...toRequestInit(options),
          params: { path: { id: userId }, query },
        }),
      );
    },

    /**
     * One review.
     *
     * @throws ApiError 404
     */
    async get(id: string, options: CallOptions = {}): Promise<Review> {
      return readData(
        client.GET('/reviews/{id}', { ...toRequestInit(options), params: { path: { id } } }),
      );
    },

    /**
     * Reviews a product as the signed-in shopper.
     *
     * @throws ApiError 404 when there is no such product, 409 when it was reviewed already
     */
    async create(input: CreateReviewInput, options: CallOptions = {}): Promise<Review> {
      return readData(client.POST('/reviews', { ...toRequestInit(options), body: input }));
    },

    /**
     * Changes the given fields of one's own review.
     *
     * @throws ApiError 404 when there is none or it is another's
     */
    async update(id: string, input: UpdateReviewInput, options: CallOptions = {}): Promise<Review> {
      return readData(
        client.PATCH('/reviews/{id}', {
          ...toRequestInit(options),
          params: { path: { id } },
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
      return readDone(
        client.DELETE('/reviews/{id}', { ...toRequestInit(options), params: { path: { id } } }),
      );
    },
  };
}
