import { formatDate, langOf, type ReviewReplyView, type ReviewView } from '@haat/domain/shopper';
import { Icon, Stars } from '@haat/ui';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { ReviewPicture } from './review-picture.tsx';
import { REVIEW_TEXTS } from './review-texts.ts';

interface ReviewListProps {
  readonly reviews: readonly ReviewView[];
}

/** A list of reviews, newest first. */
export function ReviewList({ reviews }: ReviewListProps) {
  return (
    <ul className="grid divide-y divide-hairline">
      {reviews.map((review) => (
        <li key={review.id} className="py-5 first:pt-0">
          <ReviewText review={review} />
        </li>
      ))}
    </ul>
  );
}

interface ReviewTextProps {
  readonly review: ReviewView;
  /** Shown beside the stars. */
  readonly note?: ReactNode;
}

/** A review: stars, title, text, picture, author and date, and what the shop replied (product 4.6.5). */
export function ReviewText({ review, note }: ReviewTextProps) {
  const { rating, title, comment, image, authorName, boughtHere, reply, createdAt } = review;
  return (
    <article className="max-w-text">
      <p className="flex items-center gap-3">
        <Stars rating={rating} />
        {note}
      </p>
      {title !== '' && (
        <h3 lang={langOf(title)} className="mt-1 font-bold text-lg">
          {title}
        </h3>
      )}
      {comment !== '' && (
        <p lang={langOf(comment)} className="mt-1 whitespace-pre-line">
          {comment}
        </p>
      )}
      {image !== null && <ReviewPicture image={image} authorName={authorName} />}
      <p className="mt-1.5 text-ink-soft text-sm wrap-anywhere">
        <strong lang={langOf(authorName)} className="text-ink">
          {authorName}
        </strong>
        {boughtHere && (
          <>
            {' · '}
            <strong className="whitespace-nowrap text-leaf">
              <Icon node={Check} strokeWidth={3} className="me-1 inline size-4" />
              {REVIEW_TEXTS.boughtHere}
            </strong>
          </>
        )}
        {createdAt !== null && ` · ${formatDate(createdAt)}`}
      </p>
      {reply !== null && <ReplyText reply={reply} />}
    </article>
  );
}

function ReplyText({ reply: { text, repliedAt } }: { readonly reply: ReviewReplyView }) {
  return (
    <div className="mt-3 rounded-haat border border-hairline bg-sand px-4 py-3">
      <p className="font-semibold">
        {REVIEW_TEXTS.reply}
        {repliedAt !== null && (
          <span className="font-normal text-ink-soft text-sm"> · {formatDate(repliedAt)}</span>
        )}
      </p>
      <p lang={langOf(text)} className="mt-1 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  );
}
