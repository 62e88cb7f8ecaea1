import { Badge, type BadgeTone } from '@haat/ui';
import type { DeskReview } from '../../lib/api/types.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { REVIEWS } from './reviews.texts.ts';

const TONES: Readonly<Record<DeskReview['status'], BadgeTone>> = {
  held: 'highlight',
  published: 'success',
  hidden: 'neutral',
};

/** Whether shoppers see a review, and whether it was answered. */
export function ReviewBadges({ review }: { readonly review: DeskReview }) {
  const texts = useTexts(REVIEWS);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={TONES[review.status]}>{texts.statuses[review.status]}</Badge>
      {review.answer !== '' && <Badge tone="info">{texts.answered}</Badge>}
    </span>
  );
}
