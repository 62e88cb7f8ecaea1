import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/class-names.ts';

/**
 * What {@link CountBadge} takes beside the props of a `<span>`: the count, and the largest one that
 * is shown in full.
 */
export type CountBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** A whole number; at 0 nothing is rendered. */
  count: number;
  /** Larger counts are shown as this number and a plus sign. */
  most?: number | undefined;
};

/**
 * A small round count for the corner of an icon, where `className` or `style` puts it; hidden at 0. The link's
 * name must include it.
 */
export function CountBadge({ count, most = 99, className, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={joinClasses(
        'inline-grid h-5 min-w-5 place-items-center rounded-full bg-madder px-1 text-sm leading-none',
        'font-bold text-white tabular-nums forced-colors:border',
        className,
      )}
    >
      {count > most ? `${most}+` : count}
    </span>
  );
}
