import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/class-names.ts';

const COLOURS = {
  madder: 'bg-madder',
  indigo: 'bg-indigo',
  turmeric: 'bg-turmeric',
  leaf: 'bg-leaf',
} as const;

/**
 * What {@link ProgressBar} takes beside the props of a `<div>`: the share of `max` that is done,
 * with its name and colour.
 */
export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Name of the measured value. */
  label: string;
  /** Clamped to 0 to `max`; undefined for work of unknown length. */
  value?: number | undefined;
  /** The value of a full bar; 1 when left out. */
  max?: number | undefined;
  /** The value as text: '12 of 40 reviews'. */
  valueText?: string | undefined;
  /** `madder` when left out. */
  colour?: keyof typeof COLOURS | undefined;
};

/** A thin bar for a share or for pending work. */
export function ProgressBar({
  label,
  value,
  max = 1,
  valueText,
  colour = 'madder',
  className,
  ...rest
}: ProgressBarProps) {
  const shown = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={shown}
      aria-valuetext={valueText}
      {...rest}
      className={joinClasses(
        'h-2 overflow-hidden rounded-full bg-hairline forced-colors:border',
        className,
      )}
    >
      <div
        className={joinClasses(
          'h-full rounded-full transition-[width] forced-colors:bg-[CanvasText]',
          COLOURS[colour],
          shown === undefined &&
            'w-2/5 animate-sweep motion-reduce:w-full motion-reduce:opacity-50',
        )}
        style={shown === undefined ? undefined : { width: `${max > 0 ? (shown / max) * 100 : 0}%` }}
      />
    </div>
  );
}
