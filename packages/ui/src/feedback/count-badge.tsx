import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/class-names.ts';

/** The largest count that is shown in full; larger ones are '99+'. */
const MOST = 99;

/** What {@link CountBadge} takes beside the props of a `<span>`: the count. */
export type CountBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** A whole number; at 0 nothing is rendered. */
  count: number;
};

/**
 * A small round count for the corner of an icon, where `className` or `style` puts it; hidden at 0. The link's
 * name must include it.
 */
export function CountBadge({ count, className, ...rest }: CountBadgeProps) {
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
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
}
