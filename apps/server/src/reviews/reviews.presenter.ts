import type { components } from '@haat/api-sdk/schema';
import { UNKNOWN_REVIEWER } from '@haat/domain';
import { toIsoDate } from '../platform/http/iso-date.ts';
import type { ReviewRow } from './reviews.repository.ts';

export type ReviewResponse = components['schemas']['Review'];

/** Presents a review in the contract's shape, with no more of its author than the name. */
export function presentReview(review: ReviewRow): ReviewResponse {
  return {
    _id: review.id,
    productId: review.product_id,
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    userId: { _id: review.user_id, name: toPublicName(review.author_name) },
    boughtHere: review.bought_here === 1,
    reply: presentReply(review),
    createdAt: toIsoDate(review.created_at),
  };
}

/** The shop's answer of the desk, as shoppers see it (product 4.6.5). */
function presentReply({ answer, answered_at }: ReviewRow): ReviewResponse['reply'] {
  return answered_at === null ? null : { text: answer, repliedAt: toIsoDate(answered_at) };
}

/** Hides a name that is an e-mail address, which some users type as their name. */
function toPublicName(name: string): string {
  return name.includes('@') ? UNKNOWN_REVIEWER : name;
}
