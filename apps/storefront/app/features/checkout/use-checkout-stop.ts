import type { checkoutStop } from '@haat/domain';
import { useEffect } from 'react';
import { href, useNavigate } from 'react-router';
import { showError, showMessage } from '../../components/feedback/toast.tsx';
import { pendingOrder } from './payment/pending-order.ts';
import { TEXTS } from './texts.ts';

type CheckoutStop = NonNullable<ReturnType<typeof checkoutStop>>;

/**
 * Leads to where the shopper can do something about what stops the checkout, and says what it is
 * (product 5.5.2).
 *
 * @param stop null while nothing stops it
 */
export function useCheckoutStop(stop: CheckoutStop | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!stop?.redirectTo) return;
    if (stop.reason === 'empty-cart' && pendingOrder.exists()) {
      // The response was lost, yet the ordered lines have left the cart.
      pendingOrder.clear();
      showMessage('checkout', TEXTS.orderUnknown);
      void navigate(href('/account/orders'), { replace: true });
      return;
    }
    showError('checkout', stop.message);
    void navigate(stop.redirectTo, { replace: true, state: { from: stop.from } });
  }, [stop?.redirectTo, stop?.message, stop?.from, stop?.reason, navigate]);
}
