import type { components } from '@haat/api-sdk/schema';
import { toMediaUrl } from '../media/media-url.ts';
import { toIsoDate } from '../platform/http/iso-date.ts';
import type { ReviewRow } from './reviews.repository.ts';

export type ReviewResponse = components['schemas']['Review'];

/** Presents a review in the contract's shape, with no more of its author than they agreed to (product 3.5.3). */
export function presentReview(review: ReviewRow): ReviewResponse {
  return {
    _id: review.id,
    productId: review.product_id,
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    image: toMediaUrl(review.image_hash),
    userId: { _id: review.user_id, name: review.signature },
    boughtHere: review.bought_here === 1,
    reply: presentReply(review),
    createdAt: toIsoDate(review.created_at),
  };
}

/** The shop's answer of the desk, as shoppers see it (product 4.6.5). */
function presentReply({ answer, answered_at }: ReviewRow): ReviewResponse['reply'] {
  return answered_at === null ? null : { text: answer, repliedAt: toIsoDate(answered_at) };
}
