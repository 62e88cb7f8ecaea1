import { CHECKOUT_STEPS, isBuyNowPath } from '@haat/domain/shopper';
import { Stepper } from '@haat/ui';
import { ItemsAndTotal } from '../../components/order/items-and-total.tsx';
import { useCart } from '../../state/create-stores.ts';
import { TEXTS } from './texts.ts';

interface CheckoutHeadProps {
  /** The page that sent the shopper here. */
  readonly from: unknown;
}

/** The steps of the checkout above the sign-in, and what the cart's order costs (product 2.11.8). */
export function CheckoutHead({ from }: CheckoutHeadProps) {
  const lines = useCart((cart) => cart.lines);
  return (
    <div className="mb-4 min-h-21 md:mb-6">
      <Stepper
        steps={CHECKOUT_STEPS}
        // The sign-in is part of the second step.
        currentIndex={1}
        label={TEXTS.checkout}
        isSpread
      />
      {!isBuyNowPath(from) && lines.length > 0 && (
        <p className="mt-2 text-sm">
          <ItemsAndTotal lines={lines} />
        </p>
      )}
    </div>
  );
}
