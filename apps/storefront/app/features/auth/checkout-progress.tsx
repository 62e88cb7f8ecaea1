import { CHECKOUT_STEPS, computeCartTotals, countItems, isBuyNowPath } from '@haat/domain';
import { Stepper } from '@haat/ui';
import { formatItemCount } from '../../components/order/item-count.ts';
import { Money } from '../../components/product/money.tsx';
import { useCart } from '../../state/create-stores.ts';

interface CheckoutProgressProps {
  /** The page that sent the shopper here. */
  readonly from: unknown;
}

/** The steps of the checkout above the sign-in, and what the cart's order costs (product 2.11.9). */
export default function CheckoutProgress({ from }: CheckoutProgressProps) {
  const lines = useCart((cart) => cart.lines);
  return (
    <>
      <Stepper
        steps={CHECKOUT_STEPS}
        currentIndex={CHECKOUT_STEPS.indexOf('Login/Address')}
        label="Checkout"
        isSpread
      />
      {!isBuyNowPath(from) && lines.length > 0 && (
        <p className="mt-2 text-sm">
          {formatItemCount(countItems(lines))} ·{' '}
          <strong>
            <Money amount={computeCartTotals(lines).total} />
          </strong>
        </p>
      )}
    </>
  );
}
