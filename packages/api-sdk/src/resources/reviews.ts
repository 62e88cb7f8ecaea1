import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, having, readData } from '../read-data.ts';
import type { ListFilters } from '../request-types.ts';
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
import { iteratePages } from './iterate-pages.ts';

/** Calls about the reviews (product 7.6). */
export function createReviewsResource(call: CallOperation) {
  const resource = {
    /** One page of the reviews that pass all filters. */
    async list(query?: ReviewListQuery, options?: CallOptions): Promise<ReviewList> {
      return readData(call('listReviews', options, { query }), having('reviews'));
    },

    /**
     * All reviews that pass all filters, loaded page by page as they are asked for; 100 a page unless
     * `limit` says otherwise.
     */
    iterate(
      query: ListFilters<ReviewListQuery> = {},
      options?: CallOptions,
    ): AsyncGenerator<Review, void, undefined> {
      return iteratePages(resource.list, (list) => list.reviews, query, options);
    },

    /** One page of the reviews of a product, with the figures of all of them. */
    async listByProduct(
      productId: string,
      query?: ProductReviewListQuery,
      options?: CallOptions,
    ): Promise<ProductReviewList> {
      return readData(
        call('listProductReviews', options, {
          path: { id: productId },
          query,
        }),
        having('reviews'),
      );
    },

    /**
     * All reviews of a product, loaded page by page as they are asked for; 100 a page unless
     * `limit` says otherwise.
     */
    iterateByProduct(
      productId: string,
      query: ListFilters<ProductReviewListQuery> = {},
      options?: CallOptions,
    ): AsyncGenerator<Review, void, undefined> {
      return iteratePages(
        (page, pageOptions) => resource.listByProduct(productId, page, pageOptions),
        (list) => list.reviews,
        query,
        options,
      );
    },

    /** One page of the reviews a user wrote. */
    async listByUser(
      userId: string,
      query?: UserReviewListQuery,
      options?: CallOptions,
    ): Promise<ReviewList> {
      return readData(
        call('listUserReviews', options, {
          path: { id: userId },
          query,
        }),
        having('reviews'),
      );
    },

    /**
     * All reviews a user wrote, loaded page by page as they are asked for; 100 a page unless
     * `limit` says otherwise.
     */
    iterateByUser(
      userId: string,
      query: ListFilters<UserReviewListQuery> = {},
      options?: CallOptions,
    ): AsyncGenerator<Review, void, undefined> {
      return iteratePages(
        (page, pageOptions) => resource.listByUser(userId, page, pageOptions),
        (list) => list.reviews,
        query,
        options,
      );
    },

    /**
     * One review.
     *
     * @throws ApiError 404
     */
    async get(id: string, options?: CallOptions): Promise<Review> {
      return readData(call('getReview', options, { path: { id } }), asEntity);
    },

    /**
     * Reviews a product as the signed-in shopper.
     *
     * @throws ApiError 404 when there is no such product, 409 when it was reviewed already
     *   (`already_reviewed`)
     */
    async create(input: CreateReviewInput, options?: CallOptions): Promise<Review> {
      return readData(call('createReview', options, { body: input }), asEntity);
    },

    /**
     * Changes the given fields of one's own review.
     *
     * @throws ApiError 404 when there is none or it is another's
     */
    async update(id: string, input: UpdateReviewInput, options?: CallOptions): Promise<Review> {
      return readData(
        call('updateReview', options, {
          path: { id },
          body: input,
        }),
        asEntity,
      );
    },

    /**
     * Deletes one's own review.
     *
     * @throws ApiError 404 when there is none or it is another's
     */
    async delete(id: string, options?: CallOptions): Promise<void> {
      await call('deleteReview', options, { path: { id } });
    },
  };
  return resource;
}
