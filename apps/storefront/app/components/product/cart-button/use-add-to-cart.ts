import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/errors/error-text.ts';
import { cartStore } from '../../../state/create-stores.ts';
import { showAddedToCart, showError } from '../../feedback/toast.tsx';
import { CART_TEXTS } from '../../order/cart-texts.ts';
import { type CardProduct, toCartLine } from '../card-product.ts';

/** The state of an add-to-cart button. */
export type AddState = 'idle' | 'busy' | 'added' | 'failed';

/** How long a button shows the outcome, in ms. */
const OUTCOME_SHOWN_MS = 2000;

/**
 * The action of an add-to-cart button: changes the cart at once and shows the outcome in a toast.
 *
 * @param failedText the text of an error without a message of the server (product 8.1.1)
 */
export function useAddToCart(failedText: string = CART_TEXTS.addFromListFailed) {
  const [state, setState] = useState<AddState>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function showOutcome(outcome: 'added' | 'failed'): void {
    setState(outcome);
    timer.current = window.setTimeout(() => setState('idle'), OUTCOME_SHOWN_MS);
  }

  async function addToCart(product: CardProduct, quantity = 1): Promise<void> {
    window.clearTimeout(timer.current);
    setState('busy');
    try {
      await cartStore.getState().add(toCartLine(product, quantity));
      showOutcome('added');
      showAddedToCart(product);
    } catch (error) {
      showOutcome('failed');
      showError(`cart/${product.id}`, errorText(error, failedText));
    }
  }

  return { state, addToCart };
}
