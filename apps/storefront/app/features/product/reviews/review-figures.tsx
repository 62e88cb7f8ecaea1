import { type ReviewSummary, STAR_COUNTS } from '@haat/domain';
import { Stars } from '@haat/ui';
import { REVIEW_TEXTS } from './review-texts.ts';

interface ReviewFiguresProps {
  readonly summary: ReviewSummary;
}

/**
 * The average with 2 decimals, the number of counted reviews, and the number per star
 * (product 3.5.2).
 */
export function ReviewFigures({ summary }: ReviewFiguresProps) {
  const { average, total, breakdown, boughtHereOnly } = summary;
  if (average === null) return null;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:max-lg:grid-cols-[auto_1fr]">
      <div>
        <p className="flex items-baseline gap-2">
          <strong className="font-display font-normal text-3xl">{average.toFixed(2)}</strong>
          <span className="text-ink-soft">{REVIEW_TEXTS.outOfFive}</span>
        </p>
        <p className="flex items-center gap-2 text-ink-soft">
          <Stars rating={average} />
          {REVIEW_TEXTS.total(total)}
        </p>
        {boughtHereOnly && (
          <p className="mt-1 max-w-64 text-ink-soft text-sm">{REVIEW_TEXTS.boughtHereOnly}</p>
        )}
      </div>
      <ul className="grid max-w-96 content-center gap-1.5 text-sm tabular-nums">
        {STAR_COUNTS.map((count) => (
          <li key={count} className="grid grid-cols-[3.75rem_1fr_2rem] items-center gap-3">
            {REVIEW_TEXTS.stars(count)}
            <span
              aria-hidden="true"
              className="h-2 overflow-hidden rounded-full bg-hairline forced-colors:border"
            >
              <span
                className="block h-full bg-turmeric forced-colors:bg-[CanvasText]"
                style={{ width: `${(breakdown[count] / total) * 100}%` }}
              />
            </span>
            <span className="text-end">{breakdown[count]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
