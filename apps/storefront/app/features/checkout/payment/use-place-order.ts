import { isApiError } from '@haat/api-sdk';
import {
  type CartLine,
  computeCartTotals,
  isSameOffer,
  type OrderView,
  type PaymentMethod,
  parseOrder,
} from '@haat/domain';
import { useRef, useState } from 'react';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { getBrowserStorage } from '../../../lib/storage/browser-storage.ts';
import { addressSelectionStore, api, authStore, cartStore } from '../../../state/create-stores.ts';
import { MESSAGES } from '../texts.ts';
import { createOrderAttempts } from './pending-order.ts';

interface OrderIntent {
  /** The lines on the screen, at the prices on the screen. */
  readonly lines: readonly CartLine[];
  readonly addressId: string;
  readonly paymentMethod: PaymentMethod;
}

interface PlaceOrderOptions {
  /**
   * What must work before an order is made: without the payment provider's script nobody could pay
   * it.
   *
   * @throws Error when the order must not be made
   */
  readonly prepare: (method: PaymentMethod) => Promise<void>;
  /** The order is made; called before the cart is loaded again. */
  readonly onMade: (order: OrderView | null, intent: OrderIntent) => void;
}

/** The order of this tab whose answer has not come. */
export const orderAttempts = createOrderAttempts(getBrowserStorage('sessionStorage'));

/** What the server takes to make an order. */
function toOrderInput({ lines, addressId, paymentMethod }: OrderIntent) {
  return {
    items: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    shippingAddress: addressId,
    paymentMethod,
    expectedTotal: computeCartTotals(lines).total,
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
 * again first; what changes after that look, the server finds by the total.
 */
export function usePlaceOrder({ prepare, onMade }: PlaceOrderOptions) {
  const [isPlacing, setIsPlacing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isUnderWay = useRef(false);

  function fail(words: string): void {
    setFailure(words);
    showError('checkout', words);
  }

  async function place(intent: OrderIntent): Promise<void> {
    try {
      await prepare(intent.paymentMethod);
    } catch {
      fail(MESSAGES.paymentNotInitiated);
      return;
    }
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
      const order = parseOrder(await send(input, orderAttempts.open(text)));
      orderAttempts.close();
      showSuccess('checkout', MESSAGES.orderCreated);
      onMade(order, intent);
    } catch (error) {
      // A refusal is final: the next try is a new order. Without an answer nobody knows yet.
      if (isApiError(error) && error.status >= 400 && error.status < 500) orderAttempts.close();
      // The address was deleted meanwhile: the shopper chooses another one.
      if (isApiError(error) && error.status === 404) addressSelectionStore.getState().clear();
      fail(errorText(error, MESSAGES.orderFailed));
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

  return { isPlacing, failure, placeOrder };
}
