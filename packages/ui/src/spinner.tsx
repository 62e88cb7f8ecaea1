import type { ComponentProps } from 'react';
import { joinClasses } from './class-names.ts';

const RING_SIZES = { small: 'size-5 border-[2.5px]', large: 'size-9 border-[3px]' } as const;

/** The turning ring alone, in the colour of the text around it; what turns must be said nearby. */
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

export type SpinnerProps = ComponentProps<'div'> & {
  /** What is being waited for: 'Loading your orders…'. */
  label: string;
  /** Only screen readers get the label. */
  isLabelHidden?: boolean | undefined;
};

/** A wait with its reason, announced as a status. */
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
