import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/class-names.ts';

const RING_SIZES = { small: 'size-5 border-[2.5px]', large: 'size-9 border-[3px]' } as const;

/** A spinning ring in the colour of the surrounding text; the text beside it must name the wait. */
export function SpinnerRing({
  size = 'small',
  className,
  ...rest
}: ComponentProps<'span'> & { size?: keyof typeof RING_SIZES | undefined }) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={joinClasses(
        'inline-block shrink-0 animate-spin rounded-full border-current border-e-transparent',
        'forced-colors:border-[CanvasText] forced-colors:border-e-[Canvas]',
        RING_SIZES[size],
        className,
      )}
    />
  );
}

/** What {@link Spinner} takes beside the props of a `<div>`: the name of the wait. */
export type SpinnerProps = ComponentProps<'div'> & {
  /** Name of the wait: 'Loading your orders…'. */
  label: string;
  /** Hides the label from sight, not from screen readers. */
  isLabelHidden?: boolean | undefined;
};

/** A spinner with its label, announced as a status. */
export function Spinner({ label, isLabelHidden = false, className, ...rest }: SpinnerProps) {
  return (
    <div
      role="status"
      {...rest}
      className={joinClasses('flex items-center gap-3 text-ink-soft', className)}
    >
      <SpinnerRing size="large" className="text-madder" />
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
    </div>
  );
}
