import { useEffect, useRef, useState } from 'react';
import { type CardProduct, toCartLine } from './card-product.ts';
import { errorText } from './error-text.ts';
import { cartStore } from './stores.ts';
import { showAddedToCart, showError } from './toast.tsx';

/** How an add-to-cart button stands: ready, sending, or just done. */
export type AddState = 'idle' | 'busy' | 'added';

/** How long a button says that it has added, in ms. */
const ADDED_SHOWN_MS = 2000;

/**
 * The action of an add-to-cart button: the cart changes at once, the toast tells, a refusal is
 * shown with the server's message.
 *
 * @param failedText fallback of spec §8 when the server gives no message
 */
export function useAddToCart(failedText = 'Failed to add to cart') {
  const [state, setState] = useState<AddState>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function addToCart(product: CardProduct, quantity = 1): Promise<void> {
    window.clearTimeout(timer.current);
    setState('busy');
    try {
      await cartStore.getState().add(toCartLine(product, quantity));
      setState('added');
      timer.current = window.setTimeout(() => setState('idle'), ADDED_SHOWN_MS);
      showAddedToCart(product);
    } catch (error) {
      setState('idle');
      showError(errorText(error, failedText));
    }
  }

  return { state, addToCart };
}
