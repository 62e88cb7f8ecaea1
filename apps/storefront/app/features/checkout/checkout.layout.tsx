import { CHECKOUT_STEPS } from '@haat/domain';
import { Stepper } from '@haat/ui';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ProtectedRoute } from '../../components/navigation/protected-route.tsx';
import type { AnnounceOrderPlaced } from './payment/order-placed.tsx';
import { MESSAGES } from './texts.ts';

/** The titles of the screens, by their paths. */
const TITLES: Readonly<Record<string, string>> = {
  '/shipping-details': MESSAGES.shippingTitle,
  '/saved-address': MESSAGES.savedTitle,
};

/** The frame of the checkout: for signed-in shoppers, with the steps on top (spec §2). */
export default function CheckoutLayout() {
  const { pathname } = useLocation();
  const [isPlaced, setIsPlaced] = useState(false);
  const current = CHECKOUT_STEPS.indexOf(pathname === '/payment' ? 'Payment' : 'Login/Address');
  return (
    // As tall as the screen: the footer stays out of view, and so still, while the step loads.
    <div className="page-width min-h-svh py-6 lg:py-10">
      <Stepper
        steps={CHECKOUT_STEPS}
        currentIndex={current}
        isComplete={isPlaced}
        label="Checkout"
      />
      <div className="mt-8">
        <ProtectedRoute title={TITLES[pathname] ?? MESSAGES.paymentTitle}>
          <Outlet context={setIsPlaced satisfies AnnounceOrderPlaced} />
        </ProtectedRoute>
      </div>
    </div>
  );
}
