import { computeCartTotals } from '@haat/domain';
import { countItems, isCashLimited } from '@haat/domain/shopper';
import { joinClasses } from '@haat/ui';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { BottomBar } from '../../components/order/bottom-bar.tsx';
import { ChangedTotal } from '../../components/order/changed-total.tsx';
import { OrderSummary } from '../../components/order/order-summary.tsx';
import { OrderedItems } from '../../components/order/ordered-items.tsx';
import { useCharges } from '../../state/charges.ts';
import { useCart } from '../../state/create-stores.ts';
import { useCheckoutLines } from './checkout-lines.ts';
import { TEXTS } from './texts.ts';

// Loaded when it is needed: most orders are below the limit of cash.
const CashNote = lazyPart(() => import('../../components/order/cash-note.tsx'));

interface CheckoutColumnsProps {
  readonly children: ReactNode;
  /** The button to the next step, below the sums. */
  readonly next?: ReactNode;
  /** Shown below the button, where there is one. */
  readonly below?: ReactNode;
  /** Says that the total is above the limit of cash; the choice of the payment says it itself. */
  readonly hasCashNote?: boolean;
  /** True while `children` grow: where the sums stand below them, they would move. */
  readonly isLoading?: boolean;
}

/**
 * A step of the checkout with what is ordered and the sums beside it, so that no total comes as a
 * surprise.
 */
export function CheckoutColumns(props: CheckoutColumnsProps) {
  const { children, next, below, hasCashNote = false, isLoading } = props;
  const { lines, former, status, isBuyNow } = useCheckoutLines();
  const kept = useCart((cart) => countItems(cart.lines));
  const charges = useCharges();
  const totals = status === 'ready' ? computeCartTotals(lines, charges) : null;
  const note =
    hasCashNote && totals !== null && isCashLimited(totals.total) ? (
      <Suspense fallback={<div className="min-h-27" />}>
        <CashNote total={totals.total} />
      </Suspense>
    ) : null;
  const isEmpty = lines.length === 0;
  const items =
    status === 'ready' && isEmpty ? null : (
      <>
        {isBuyNow && kept > 0 && <p className="-mt-2 mb-3">{TEXTS.cartStays(kept)}</p>}
        <OrderedItems lines={isEmpty ? null : lines} />
      </>
    );
  return (
    <div
      className={joinClasses(
        'grid items-start gap-8 *:min-w-0 lg:grid-cols-12',
        next !== undefined && 'max-lg:pb-16',
      )}
    >
      <div className="lg:col-span-8">{children}</div>
      <div
        className={joinClasses(
          'lg:sticky lg:top-6 lg:col-span-4 lg:col-start-9',
          // The button to the next step does not move.
          isLoading && 'max-lg:invisible max-lg:[&_[data-bottom-bar]]:visible',
        )}
      >
        <OrderSummary totals={totals} items={items}>
          {(note !== null || next !== undefined) && (
            <>
              {note}
              {next !== undefined && (
                <>
                  <BottomBar
                    total={totals?.total ?? null}
                    note={totals && <ChangedTotal former={former} total={totals.total} />}
                  >
                    {next}
                  </BottomBar>
                  {below}
                </>
              )}
            </>
          )}
        </OrderSummary>
      </div>
    </div>
  );
}
