import { CHECKOUT_STEPS } from '@haat/domain/shopper';
import { Stepper } from '@haat/ui';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ProtectedRoute } from '../../components/navigation/protected-route.tsx';
import { readLatestOrder } from '../../components/order/latest-order.ts';
import LatestOrderCard from '../../components/order/latest-order-card.tsx';
import { useAuth } from '../../state/create-stores.ts';
import { useCheckoutLines } from './checkout-lines.ts';
import type { AnnounceOrderPlaced } from './payment/order-placed.tsx';
import { TEXTS } from './texts.ts';

const TITLES: Readonly<Record<string, string>> = {
  '/shipping-details': TEXTS.shippingTitle,
  '/saved-address': TEXTS.savedTitle,
};

/**
 * The layout of the checkout, for signed-in shoppers only, with the steps on top (product 2.13.1).
 */
export default function CheckoutLayout() {
  const { pathname } = useLocation();
  const [isPlaced, setIsPlaced] = useState(false);
  return (
    // The height of the screen keeps the footer below the fold, so it does not shift while the step
    // loads.
    <div data-folds-search className="page min-h-svh pb-4 md:pb-6 lg:pb-10">
      <Stepper
        steps={CHECKOUT_STEPS}
        currentIndex={pathname === '/payment' ? 2 : 1}
        isComplete={isPlaced}
        label={TEXTS.checkout}
        isSpread
      />
      <div className="mt-5 md:mt-6">
        <ProtectedRoute title={TITLES[pathname] ?? TEXTS.paymentTitle}>
          {pathname !== '/payment' && <OrderOfEmptyCart />}
          <Outlet context={setIsPlaced satisfies AnnounceOrderPlaced} />
        </ProtectedRoute>
      </div>
    </div>
  );
}

/** The order that has just emptied the cart, to who comes back to a step before it. */
function OrderOfEmptyCart() {
  const userId = useAuth((auth) => auth.user?._id ?? '');
  const { lines, status } = useCheckoutLines();
  const latest = status === 'ready' && lines.length === 0 ? readLatestOrder(userId) : null;
  return latest && <LatestOrderCard order={latest} />;
}
