import type { Paise } from '@haat/domain';
import type { ReactNode } from 'react';
import { Money } from '../product/money.tsx';
import { SUMMARY_TEXTS } from './summary-texts.ts';

interface BottomBarProps {
  /** Null while it loads. */
  readonly total: Paise | null;
  /** Stands above the button. */
  readonly note?: ReactNode;
  /** The button or link to the next step. */
  readonly children: ReactNode;
}

/** On a phone the way on and what it costs stay at the bottom (product 2.10.3). */
export function BottomBar({ total, note, children }: BottomBarProps) {
  return (
    <div
      data-bottom-bar
      className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:border-hairline max-lg:border-t max-lg:bg-paper max-lg:px-4 md:max-lg:px-8 max-lg:py-3 max-lg:shadow-float"
    >
      {note}
      {total !== null && (
        <p className="leading-tight lg:hidden" aria-hidden="true">
          <span className="block text-ink-soft text-sm">{SUMMARY_TEXTS.total}</span>
          <strong className="text-lg">
            <Money amount={total} />
          </strong>
        </p>
      )}
      <div className="flex-1 md:max-lg:ms-auto md:max-lg:max-w-80">{children}</div>
    </div>
  );
}
