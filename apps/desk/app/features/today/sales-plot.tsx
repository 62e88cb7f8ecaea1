import type { DeskToday } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { TODAY } from './today.texts.ts';

const HEIGHT = 120;
const STEP = 10;

type Days = NonNullable<DeskToday['sales']>['perDay'];

/**
 * The sales of each day as bars, with the largest and the days of both ends. A drawing of its own: the
 * smallest plot library that suits a phone (uPlot) weighs 22 KiB, these bars less than one.
 */
export function SalesPlot({ days }: { readonly days: Days }) {
  const texts = useTexts(TODAY);
  const format = useFormat();
  const most = Math.max(1, ...days.map(({ paise }) => paise));
  const [first] = days;
  const last = days.at(-1);
  const describe = ({ date, paise }: Days[number]) =>
    texts.daySales(format.day(`${date}T12:00:00Z`), format.money(paise));
  return (
    <figure className="mt-4">
      <figcaption className="flex justify-between text-sm text-ink-soft">
        <span>{texts.perDay}</span>
        <span className="figures">{format.money(most)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${texts.perDay}. ${days.map(describe).join(', ')}`}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-1 h-32 w-full border-b border-edge"
      >
        {days.map((day, place) => {
          const height = (day.paise / most) * HEIGHT;
          return (
            <rect
              key={day.date}
              x={place * STEP + STEP * 0.15}
              y={HEIGHT - height}
              width={STEP * 0.7}
              height={height}
              className="fill-indigo"
            >
              <title>{describe(day)}</title>
            </rect>
          );
        })}
      </svg>
      {first && last && (
        <div className="flex justify-between text-sm text-ink-soft">
          <span>{format.day(`${first.date}T12:00:00Z`)}</span>
          <span>{format.day(`${last.date}T12:00:00Z`)}</span>
        </div>
      )}
    </figure>
  );
}
