import type { checkoutStop } from '@haat/domain/shopper';
import { useEffect } from 'react';
import { href, useNavigate } from 'react-router';
import { showError, showMessage, showSuccess } from '../../components/feedback/toast.tsx';
import { readLatestOrder, writeLatestOrder } from '../../components/order/latest-order.ts';
import { useAuth } from '../../state/create-stores.ts';
import { findLostOrder } from './payment/find-lost-order.ts';
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
  const userId = useAuth((auth) => auth.user?._id ?? '');
  useEffect(() => {
    if (!stop?.redirectTo) return;
    if (stop.reason === 'empty-cart' && pendingOrder.exists()) {
      // The response was lost, yet the ordered lines have left the cart.
      void findLostOrder().then((order) => {
        pendingOrder.clear();
        if (order === null) showMessage('checkout', TEXTS.orderUnknown);
        else {
          // In the place of the error of the lost response.
          showSuccess('checkout', TEXTS.orderCreated);
          writeLatestOrder(userId, order);
        }
        const target = order === null ? href('/account/orders') : href('/cart');
        return navigate(target, { replace: true });
      });
      return;
    }
    // After an order that was placed, nobody needs to be told that the cart is empty: the cart says which.
    const isOrdered = stop.reason === 'empty-cart' && readLatestOrder(userId) !== null;
    if (!isOrdered) showError('checkout', stop.message);
    void navigate(stop.redirectTo, { replace: true, state: { from: stop.from } });
  }, [stop?.redirectTo, stop?.message, stop?.from, stop?.reason, navigate, userId]);
}
