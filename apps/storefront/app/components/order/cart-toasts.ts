import { errorText } from '../../lib/errors/error-text.ts';
import type { CartListeners } from '../../state/create-stores.ts';
import { showError, showMessage } from '../feedback/toast.tsx';
import { CART_TEXTS } from './cart-texts.ts';

/** Shows the outcomes of merging and loading the cart, which no screen waits for. */
export const cartToasts: CartListeners = {
  onMerged(adjusted) {
    if (adjusted.length > 0) showMessage('cart', CART_TEXTS.adjusted(adjusted));
  },
  onMergeFailed: (error) => showError('cart', errorText(error, CART_TEXTS.mergeFailed)),
  onLoadFailed: (error) => showError('cart', errorText(error, CART_TEXTS.loadFailed)),
};
