import { cardClass, Stars } from '@haat/ui';
import { Link } from 'react-router';
import type { DeskReview } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { ReviewBadges } from './review-badges.tsx';
import { REVIEWS } from './reviews.texts.ts';

/** A review of the list, which opens it. */
export function ReviewRow({ review }: { readonly review: DeskReview }) {
  const texts = useTexts(REVIEWS);
  const format = useFormat();
  const nameOf = useName();
  const { _id, product, author, rating, title, comment, image, createdAt } = review;
  const words = [title, comment].filter((part) => part !== '').join(' · ');
  return (
    <li className={cardClass()}>
      <Link to={`/reviews/${_id}`} className="grid gap-1 px-4 py-3 hover:bg-sand">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <Stars rating={rating} label={texts.starCount(format.number(rating))} />
          <span className="text-sm text-ink-soft">{format.time(createdAt)}</span>
        </span>
        <span className="min-w-0 font-semibold wrap-anywhere">{product && nameOf(product)}</span>
        {words !== '' && <span className="line-clamp-2 wrap-anywhere">{words}</span>}
        {image !== null && (
          <img
            src={`${image}?w=160`}
            alt={texts.pictureOf(author)}
            width={64}
            height={64}
            loading="lazy"
            className="size-16 rounded-haat bg-sand object-cover"
          />
        )}
        <span className="text-sm text-ink-soft wrap-anywhere">{author}</span>
        <ReviewBadges review={review} />
      </Link>
    </li>
  );
}
