import { joinClasses } from '@haat/ui';
import type { ReactNode } from 'react';
import { ORDER_TEXTS } from './order-texts.ts';

interface MoreItemsProps {
  /** Number of the lines behind it. */
  readonly count: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Lines that open with 'and {n} more' (product 2.13.13, 2.14.19); nothing without any. */
export function MoreItems({ count, className, children }: MoreItemsProps) {
  if (count === 0) return null;
  return (
    <details>
      <summary
        className={joinClasses(
          'flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4',
          className,
        )}
      >
        {ORDER_TEXTS.moreItems(count)}
      </summary>
      {children}
    </details>
  );
}
