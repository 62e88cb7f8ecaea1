import { type components, isApiError, unwrap } from '@haat/api-sdk';
import { computeCartTotals, type OrderCharges, type PaymentMethod } from '@haat/domain';
import {
  type CartLine,
  isAddressGone,
  isRejection,
  isSameOffer,
  OFFLINE_TEXT,
  type OrderView,
  parseOrder,
} from '@haat/domain/shopper';
import { useEffect, useRef, useState } from 'react';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { errorText, isOffline } from '../../../lib/errors/error-text.ts';
import { useCharges } from '../../../state/charges.ts';
import { addressSelectionStore, api, authStore, cartStore } from '../../../state/create-stores.ts';
import { loadCheckoutLines } from '../checkout-lines.ts';
import { TEXTS } from '../texts.ts';
import { pendingOrder } from './pending-order.ts';
import { reloadCharges } from './reload-charges.ts';

interface OrderIntent {
  /** The lines with the prices that the shopper sees. */
  readonly lines: readonly CartLine[];
  readonly addressId: string;
  readonly paymentMethod: PaymentMethod;
}

interface PlaceOrderOptions {
  /**
   * Must succeed before an order is created: nobody could pay it without the provider's script.
   *
   * @throws Error when the order must not be created
   */
  readonly prepare: (method: PaymentMethod) => Promise<void>;
  /** Called with the created order, before the cart reloads. */
  readonly onOrderCreated: (order: OrderView | null, intent: OrderIntent) => void;
}

function toOrderInput(
  { lines, addressId, paymentMethod }: OrderIntent,
  charges: OrderCharges,
): components['schemas']['CreateOrderRequest'] {
  return {
    items: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    shippingAddress: addressId,
    paymentMethod,
    expectedTotal: computeCartTotals(lines, charges).total,
  };
}

/**
 * Places an order, once: a second press during the first request is ignored, and a retry after a
 * lost response carries the same key, so the server creates one order. The cart is reloaded first;
 * if a line or price has changed, the shopper reviews it before ordering. The expected total
 * catches any later change.
 */
export function usePlaceOrder({ prepare, onOrderCreated }: PlaceOrderOptions) {
  const [isPlacing, setIsPlacing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);
  const charges = useCharges();

  useEffect(() => {
    const forgetOffline = () =>
      setFailure((text) => (text === TEXTS.nothingOrdered || text === OFFLINE_TEXT ? null : text));
    window.addEventListener('online', forgetOffline);
    return () => window.removeEventListener('online', forgetOffline);
  }, []);

  function fail(text: string): void {
    setFailure(text);
    showError('checkout', text);
  }

  async function place(intent: OrderIntent): Promise<void> {
    if (isOffline()) {
      // An earlier attempt may have made the order although its response was lost.
      setFailure(pendingOrder.exists() ? OFFLINE_TEXT : TEXTS.nothingOrdered);
      return;
    }
    try {
      await prepare(intent.paymentMethod);
    } catch {
      fail(TEXTS.paymentNotInitiated);
      return;
    }
    const input = toOrderInput(intent, charges);
    const userId = authStore.getState().user?._id ?? '';
    const intentJson = JSON.stringify([userId, input]);
    if (!pendingOrder.isPending(intentJson)) {
      if (!isSameOffer(intent.lines, await loadCheckoutLines())) {
        setFailure(TEXTS.cartChanged);
        return;
      }
    }
    try {
      const order = parseOrder(
        await unwrap(
          api.POST('/order/create-order', {
            params: { header: { 'Idempotency-Key': pendingOrder.start(intentJson) } },
            body: input,
          }),
        ),
      );
      pendingOrder.clear();
      showSuccess('checkout', TEXTS.orderCreated);
      onOrderCreated(order, intent);
    } catch (error) {
      // A rejection is final: the next attempt is a new order. After a lost response the order
      // stays pending.
      if (isApiError(error) && isRejection(error)) pendingOrder.clear();
      // The address was deleted meanwhile: the shopper chooses another one.
      if (isApiError(error) && isAddressGone(error)) addressSelectionStore.getState().clear();
      fail(errorText(error, TEXTS.orderFailed));
      await reloadCharges();
    }
    // The server has removed the ordered lines from the cart, or rejected the order and knows its
    // real state.
    await cartStore.getState().load();
  }

  async function placeOrder(intent: OrderIntent): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPlacing(true);
    setFailure(null);
    await place(intent);
    setIsPlacing(false);
    isRunning.current = false;
  }

  return { isPlacing, failure, placeOrder };
}
