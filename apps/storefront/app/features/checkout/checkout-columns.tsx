import { computeCartTotals } from '@haat/domain';
import type { ReactNode } from 'react';
import { OrderSummary } from '../../components/order/order-summary.tsx';
import { useCheckoutLines } from './checkout-lines.ts';

interface CheckoutColumnsProps {
  readonly children: ReactNode;
  /** Shown below the sums. */
  readonly next?: ReactNode;
}

/** A step of the checkout with the sums beside it, so that no total comes as a surprise. */
export function CheckoutColumns({ children, next }: CheckoutColumnsProps) {
  const { lines, status } = useCheckoutLines();
  return (
    <div className="grid items-start gap-8 *:min-w-0 lg:grid-cols-12">
      <div className="lg:col-span-7">{children}</div>
      <div className="lg:sticky lg:top-6 lg:col-span-4 lg:col-start-9">
        <OrderSummary totals={status === 'ready' ? computeCartTotals(lines) : null}>
          {next}
        </OrderSummary>
      </div>
    </div>
  );
}
