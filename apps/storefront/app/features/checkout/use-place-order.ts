import { isApiError } from '@haat/api-sdk';
import type { CartLine, PaymentMethod } from '@haat/domain';
import { useRef, useState } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { api, cartStore } from '../../shared/stores.ts';
import { showError, showSuccess } from '../../shared/toast.tsx';
import { MESSAGES } from './messages.ts';

interface OrderIntent {
  readonly lines: readonly CartLine[];
  readonly addressId: string;
  readonly paymentMethod: PaymentMethod;
}

/** What the server takes to make an order. */
function toOrderInput({ lines, addressId, paymentMethod }: OrderIntent) {
  return {
    items: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    shippingAddress: addressId,
    paymentMethod,
  };
}

/**
 * Places an order, once: a second press while the first is on its way is ignored, and a repeated
 * try after a lost answer carries the same key, so that the server makes one order of both.
 */
export function usePlaceOrder() {
  const [status, setStatus] = useState<'idle' | 'placing' | 'placed'>('idle');
  const attempt = useRef<{ intent: string; key: string } | null>(null);

  async function placeOrder(intent: OrderIntent): Promise<void> {
    if (status !== 'idle') return;
    setStatus('placing');
    const input = toOrderInput(intent);
    const text = JSON.stringify(input);
    if (attempt.current?.intent !== text) {
      attempt.current = { intent: text, key: crypto.randomUUID() };
    }
    try {
      await api.orders.create(input, { idempotencyKey: attempt.current.key });
      setStatus('placed');
      showSuccess(MESSAGES.orderCreated);
    } catch (error) {
      setStatus('idle');
      // A refusal is final: the next try is a new order. Without an answer nobody knows yet.
      if (isApiError(error) && error.status >= 400 && error.status < 500) attempt.current = null;
      showError(errorText(error, MESSAGES.orderFailed));
    }
    // The server took what was ordered out of the cart, or knows better what is left in it.
    await cartStore.getState().load();
  }

  return { status, placeOrder };
}
