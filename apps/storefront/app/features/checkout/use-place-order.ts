import { isApiError } from '@haat/api-sdk';
import { type CartLine, isSameOffer, type PaymentMethod, readOrder } from '@haat/domain';
import { useRef, useState } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { addressSelectionStore, api, authStore, cartStore } from '../../shared/stores.ts';
import { showError, showSuccess } from '../../shared/toast.tsx';
import { MESSAGES } from './messages.ts';
import { createOrderAttempts } from './order-attempt.ts';
import { createPlacedOrders } from './placed-order.ts';
import { findSessionStorage } from './session-storage.ts';

interface OrderIntent {
  /** The lines on the screen, at the prices on the screen. */
  readonly lines: readonly CartLine[];
  readonly addressId: string;
  readonly paymentMethod: PaymentMethod;
}

/** The order of this tab whose answer has not come. */
export const orderAttempts = createOrderAttempts(findSessionStorage());

/** The order that was made last in this tab. */
export const placedOrders = createPlacedOrders(findSessionStorage());

/** What the server takes to make an order. */
function toOrderInput({ lines, addressId, paymentMethod }: OrderIntent) {
  return {
    items: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    shippingAddress: addressId,
    paymentMethod,
  };
}

/** Sends an order; once more when no answer came, which the key makes safe. */
async function send(input: ReturnType<typeof toOrderInput>, idempotencyKey: string) {
  try {
    return await api.orders.create(input, { idempotencyKey });
  } catch (error) {
    if (!isApiError(error) || error.status !== 0) throw error;
    return await api.orders.create(input, { idempotencyKey });
  }
}

/**
 * Places an order, once: a second press while the first is on its way is ignored, and a repeated
 * try after a lost answer carries the same key, so that the server makes one order of both. Nothing
 * is ordered that is not on the screen: when the cart or a price has changed, the shopper looks
 * again first.
 */
export function usePlaceOrder() {
  const [isPlacing, setIsPlacing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [placedNumber, setPlacedNumber] = useState<string | null>(null);
  const isUnderWay = useRef(false);

  async function place(intent: OrderIntent): Promise<void> {
    const input = toOrderInput(intent);
    const userId = authStore.getState().user?._id ?? '';
    const text = JSON.stringify([userId, input]);
    if (!orderAttempts.isOpen(text)) {
      await cartStore.getState().load();
      if (!isSameOffer(intent.lines, cartStore.getState().lines)) {
        setFailure(MESSAGES.cartChanged);
        return;
      }
    }
    try {
      const order = readOrder(await send(input, orderAttempts.open(text)));
      const orderNumber = order?.orderNumber ?? '';
      orderAttempts.close();
      placedOrders.write(userId, orderNumber);
      setPlacedNumber(orderNumber);
      showSuccess(MESSAGES.orderCreated);
    } catch (error) {
      // A refusal is final: the next try is a new order. Without an answer nobody knows yet.
      if (isApiError(error) && error.status >= 400 && error.status < 500) orderAttempts.close();
      // The address was deleted meanwhile: the shopper chooses another one.
      if (isApiError(error) && error.status === 404) addressSelectionStore.getState().clear();
      const words = errorText(error, MESSAGES.orderFailed);
      setFailure(words);
      showError(words);
    }
    // The server took what was ordered out of the cart, or knows better what is left in it.
    await cartStore.getState().load();
  }

  async function placeOrder(intent: OrderIntent): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPlacing(true);
    setFailure(null);
    await place(intent);
    setIsPlacing(false);
    isUnderWay.current = false;
  }

  return { isPlacing, failure, placedNumber, placeOrder };
}
