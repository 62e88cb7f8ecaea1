import type { CartTotals, Paise } from '@haat/domain';
import { Skeleton } from '@haat/ui';
import { type ReactNode, useId } from 'react';
import { Sentence } from '../../lib/language/sentence.tsx';
import { Money } from '../product/money.tsx';
import { SUMMARY_TEXTS as TEXTS } from './summary-texts.ts';

interface OrderSummaryProps {
  /** All amounts in paise; the discount is positive and subtracted. Null while they load. */
  readonly totals: CartTotals | null;
  /** What the discounts of the products take off, said below the total (product 2.10.6). */
  readonly savings?: Paise;
  /** What is ordered, above the amounts. */
  readonly items?: ReactNode;
  /** Content below the amounts. */
  readonly children?: ReactNode;
}

/** The amounts of a cart or an order (product 2.10.1, 9.1.1), with the screen's next step below. */
export function OrderSummary({ totals, savings, items, children }: OrderSummaryProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-haat border border-hairline bg-paper p-5">
      <h2 id={titleId} className="mb-4 font-bold text-xl">
        {TEXTS.title}
      </h2>
      {items}
      <dl className="grid gap-2">
        <Row label={TEXTS.subtotal} amount={totals?.subtotal} />
        <Row label={TEXTS.shipping} amount={totals?.shipping} />
        <Row label={TEXTS.taxes} amount={totals?.taxes} />
        <Row label={TEXTS.couponDiscount} amount={totals?.discount} isSubtracted />
        <div className="mt-2 flex flex-wrap justify-between gap-x-4 border-hairline border-t pt-3 font-bold text-xl">
          <dt>{TEXTS.total}</dt>
          <dd className="figures">
            <Amount amount={totals?.total} />
          </dd>
        </div>
      </dl>
      {savings !== undefined && savings > 0 && (
        // It lies in the gap below the total, so that nothing moves when it comes.
        <p className="-mb-[1lh] text-right font-semibold text-leaf text-sm">
          <Sentence text={TEXTS.savings}>
            <Money amount={savings} />
          </Sentence>
        </p>
      )}
      {children && (
        <div className={`grid gap-3 ${savings === undefined ? 'mt-5' : 'mt-8'}`}>{children}</div>
      )}
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly amount: Paise | undefined;
  readonly isSubtracted?: boolean;
}

function Row({ label, amount, isSubtracted = false }: RowProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{label}</dt>
      <dd className="figures">
        {isSubtracted && amount !== undefined && amount > 0 && '− '}
        <Amount amount={amount} />
      </dd>
    </div>
  );
}

/** An amount, or a skeleton while it loads. */
function Amount({ amount }: { readonly amount: Paise | undefined }) {
  if (amount !== undefined) return <Money amount={amount} />;
  return <Skeleton className="h-lh w-20" />;
}
