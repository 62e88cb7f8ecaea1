import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/class-names.ts';

const STAR_COUNT = 5;

/** A five-pointed star of 20 × 20, slightly rounded. */
const STAR_PATH =
  'M10 1.9l2.36 5.02 5.4.74c.5.07.7.68.34 1.03l-3.95 3.82.98 5.42c.09.5-.43.87-.87.63L10 15.98' +
  'l-4.26 2.58c-.44.24-.96-.13-.87-.63l.98-5.42L1.9 8.69c-.36-.35-.16-.96.34-1.03l5.4-.74z';

export type StarsProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** 0 to 5; fractions are drawn. */
  rating: number;
  /** Text for screen readers; '4.3 out of 5 stars' by default. */
  label?: string | undefined;
};

function StarRow({ fill }: { fill: string }) {
  return Array.from({ length: STAR_COUNT }, (_, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all alike
      key={index}
      d={STAR_PATH}
      transform={`translate(${index * 20} 0)`}
      className={fill}
    />
  ));
}

/** A rating as five stars. */
export function Stars({ rating, label, className, ...rest }: StarsProps) {
  const shown = Math.min(Math.max(rating, 0), STAR_COUNT);
  const text = `${Number(shown.toFixed(2))} out of ${STAR_COUNT} stars`;
  return (
    <span
      role="img"
      aria-label={label ?? text}
      {...rest}
      className={joinClasses('relative inline-block h-[1.15em] align-[-0.2em]', className)}
    >
      <svg viewBox="0 0 100 20" aria-hidden="true" className="block h-full w-auto">
        <g strokeWidth="1.2" strokeLinejoin="round">
          <StarRow fill="fill-paper stroke-edge" />
        </g>
      </svg>
      {/* The same row filled, clipped at the rating. */}
      <span
        className="absolute inset-y-0 start-0 overflow-hidden"
        style={{ width: `${(shown / STAR_COUNT) * 100}%` }}
      >
        <svg viewBox="0 0 100 20" aria-hidden="true" className="block h-full w-auto max-w-none">
          <g strokeWidth="1.2" strokeLinejoin="round">
            <StarRow fill="fill-turmeric stroke-ink" />
          </g>
        </svg>
      </span>
    </span>
  );
}
