import { summarizeReviews } from '@haat/domain';
import type { RequestOf, Schemas } from '../contract/operation-types.ts';
import { conflict, orNotFound } from '../requests/mock-shop-error.ts';
import { paginate } from '../rules/paginate.ts';
import type { TestShop } from '../test-shop.ts';
import {
  done,
  type OperationHandler,
  type OperationHandlers,
  requireShopper,
} from './operation-handler.ts';

type Review = Schemas['Review'];
type Paging = Pick<RequestOf<'listReviews'>['query'], 'page' | 'limit' | 'sort'>;

/** What shoppers say of products (product 5.6, 7.6). */
export const reviewHandlers = {
  listReviews({ query }, shop) {
    const { productId, userId, rating } = query;
    const found = shop.reviews.filter(
      (review) =>
        (productId === undefined || review.productId === productId) &&
        (userId === undefined || review.userId._id === userId) &&
        (rating === undefined || review.rating === rating),
    );
    return done('Reviews', toPage(found, query));
  },

  listProductReviews({ path, query }, shop) {
    orNotFound(
      shop.products.find(({ _id }) => _id === path.id),
      'Product',
    );
    const found = shop.reviews.filter(({ productId }) => productId === path.id);
    return done('Reviews', { ...toPage(found, query), summary: summarizeReviews(found) });
  },

  listUserReviews({ path, query }, shop) {
    const found = shop.reviews.filter(({ userId }) => userId._id === path.id);
    return done('Reviews', toPage(found, query));
  },

  getReview({ path }, shop) {
    const review = shop.reviews.find(({ _id }) => _id === path.id);
    return done('Review', orNotFound(review, 'Review'));
  },

  createReview({ shopper, body }, shop) {
    const user = requireShopper(shopper);
    const { productId, rating, comment = '', title = '' } = body;
    orNotFound(
      shop.products.find(({ _id }) => _id === productId),
      'Product',
    );
    const isSecond = shop.reviews.some(
      (review) => review.productId === productId && review.userId._id === user._id,
    );
    if (isSecond) throw conflict('already_reviewed', 'You have already reviewed this product.');
    const review: Review = {
      _id: shop.createId('review'),
      productId,
      rating,
      title: title.trim(),
      comment: comment.trim(),
      userId: { _id: user._id, name: user.fullName },
      boughtHere: hasBought(shop, user._id, productId),
      reply: null,
      createdAt: shop.now(),
    };
    shop.reviews.push(review);
    return done('Review submitted', review);
  },

  updateReview(call, shop) {
    const review = findOwn(call, shop);
    return done('Review updated', Object.assign(review, call.body));
  },

  deleteReview(call, shop) {
    const review = findOwn(call, shop);
    shop.reviews = shop.reviews.filter((one) => one !== review);
    return done('Review deleted', null);
  },
} satisfies Partial<OperationHandlers>;

/** Whether an order of this product was delivered to somebody. */
function hasBought(shop: TestShop, userId: string, productId: string): boolean {
  return shop.orders.some(
    (order) =>
      order.userId === userId &&
      order.status === 'delivered' &&
      order.items.some((item) => item.productId._id === productId),
  );
}

/** The caller's own review; an admin may have anybody's. @throws MockShopError 404 */
function findOwn(
  { shopper, path }: Pick<Parameters<OperationHandler<'deleteReview'>>[0], 'shopper' | 'path'>,
  shop: Parameters<OperationHandler<'deleteReview'>>[1],
): Review {
  const user = requireShopper(shopper);
  const review = shop.reviews.find(
    ({ _id, userId }) => _id === path.id && (userId._id === user._id || user.role === 'admin'),
  );
  return orNotFound(review, 'Review');
}

const ORDERS: Readonly<Record<NonNullable<Paging['sort']>, (a: Review, b: Review) => number>> = {
  '-createdAt': (a, b) => b.createdAt.localeCompare(a.createdAt),
  createdAt: (a, b) => a.createdAt.localeCompare(b.createdAt),
  '-rating': (a, b) => b.rating - a.rating,
  rating: (a, b) => a.rating - b.rating,
};

function toPage(reviews: readonly Review[], { page = 1, limit = 10, sort = '-createdAt' }: Paging) {
  // The last one written comes first among those of one moment.
  const { items, pagination } = paginate(reviews.toReversed().sort(ORDERS[sort]), page, limit);
  return { reviews: items, pagination };
}
