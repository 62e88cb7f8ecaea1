import { shopQuery } from '@haat/api-sdk/tanstack';
import { buttonClass, Card, Stars } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk } from '../../lib/api/desk.ts';
import type { DeskReview } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import type { Route } from './+types/review.route';
import { ReviewAnswer } from './review-answer.tsx';
import { ReviewStatus } from './review-status.tsx';
import { REVIEWS } from './reviews.texts.ts';

export default function ReviewRoute({ params }: Route.ComponentProps) {
  const texts = useTexts(REVIEWS);
  const review = useQuery(shopQuery(desk, '/desk/reviews/{id}', { params: { path: params } }));
  return (
    <Page
      title={review.data ? texts.reviewOf(review.data.author) : texts.review}
      back={{ to: '/reviews', label: texts.back }}
    >
      <Loaded query={review}>{(data) => <ReviewPage key={data._id} review={data} />}</Loaded>
    </Page>
  );
}

/** A review, whether shoppers see it, and the shop's answer. */
export function ReviewPage({ review }: { readonly review: DeskReview }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:items-start">
      <ReviewText review={review} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ReviewStatus review={review} />
      </div>
      <ReviewAnswer review={review} />
    </div>
  );
}

function ReviewText({ review }: { readonly review: DeskReview }) {
  const texts = useTexts(REVIEWS);
  const nameOf = useName();
  const format = useFormat();
  const { product, author, rating, title, comment, image, boughtHere, createdAt } = review;
  const about = [author, boughtHere ? texts.boughtHere : '', format.time(createdAt)];
  return (
    <Card className="grid gap-2 wrap-anywhere">
      <Stars rating={rating} label={texts.starCount(format.number(rating))} />
      {title !== '' && <h2 className="font-bold">{title}</h2>}
      {comment !== '' && <p className="whitespace-pre-line">{comment}</p>}
      {image !== null && (
        <img
          src={`${image}?w=640`}
          alt={texts.pictureOf(author)}
          className="max-h-80 justify-self-start rounded-haat bg-sand"
        />
      )}
      {title === '' && comment === '' && <p className="text-ink-soft">{texts.noWords}</p>}
      <p className="text-sm text-ink-soft">{about.filter((part) => part !== '').join(' · ')}</p>
      {product && (
        <div className="flex flex-wrap gap-x-4">
          <Link className={buttonClass({ variant: 'link' })} to={`/goods/${product._id}`}>
            {nameOf(product) || texts.product}
          </Link>
          <Link
            className={buttonClass({ variant: 'link' })}
            to={`/reviews?product=${encodeURIComponent(product._id)}`}
          >
            {texts.sameProduct}
          </Link>
        </div>
      )}
    </Card>
  );
}
