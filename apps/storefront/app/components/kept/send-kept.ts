import { isApiError, unwrap } from '@haat/api-sdk';
import { type KeptChange, parseReview } from '@haat/domain/shopper';
import { api } from '../../state/create-stores.ts';

type KeptReview = Extract<KeptChange, { readonly kind: 'review' }>;

/** Whether the server has this very review already: its response was lost. */
async function hasReview(review: KeptReview, userId: string): Promise<boolean> {
  const query = { productId: review.productId, userId, limit: 1 };
  const { reviews } = await unwrap(api.GET('/reviews', { params: { query } }));
  const known = parseReview(reviews[0]);
  return known?.rating === review.rating && known.comment === review.comment;
}

async function sendReview(review: KeptReview, userId: string): Promise<void> {
  const { productId, rating, title, comment, showName } = review;
  const body = {
    ...{ productId, rating },
    ...(title !== '' && { title }),
    ...(comment !== '' && { comment }),
    ...(showName && { showName }),
  };
  try {
    await unwrap(api.POST('/reviews', { body }));
  } catch (error) {
    // A shopper has one review of a product.
    const isRepeated = isApiError(error) && error.status === 409;
    if (!isRepeated || !(await hasReview(review, userId))) throw error;
  }
}

/**
 * Sends a kept change. However often it is sent it takes effect once: under its key, or because it says
 * how it shall be.
 *
 * @throws ApiError when it was not taken
 */
export async function sendKept(change: KeptChange, userId: string): Promise<void> {
  switch (change.kind) {
    case 'add': {
      const { line, before, key } = change;
      const { productId, quantity } = line;
      const body = { productId, quantity, ...(before !== undefined && { before }) };
      const params = { header: { 'Idempotency-Key': key } };
      await unwrap(api.POST('/cart/add-cart', { params, body }));
      return;
    }
    case 'quantity': {
      const { productId, quantity } = change;
      const params = { path: { userId } };
      await unwrap(
        api.PATCH('/cart/update-cart/{userId}', { params, body: { productId, quantity } }),
      );
      return;
    }
    case 'remove': {
      const params = { path: { productId: change.productId } };
      await unwrap(api.DELETE('/cart/delete-cart/{productId}', { params }));
      return;
    }
    case 'clear':
      await unwrap(api.DELETE('/cart/clear-cart'));
      return;
    case 'wish': {
      const body = { productId: change.productId };
      if (change.isWished) await unwrap(api.POST('/wishlist/add', { body }));
      else await unwrap(api.DELETE('/wishlist/delete', { body }));
      return;
    }
    case 'review':
      await sendReview(change, userId);
  }
}
