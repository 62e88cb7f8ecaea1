import type { CartLine } from '@haat/domain';
import { errorText } from '../../lib/errors/error-text.ts';
import { cartStore } from '../../state/create-stores.ts';
import { showError, showMessage, showSuccess } from '../feedback/toast.tsx';
import { QUANTITY_TEXTS } from './quantity-texts.ts';

type ChangedLine = Pick<CartLine, 'productId' | 'name'>;

/**
 * Sets the quantity of a product in the cart at once, and shows the outcome in a message; a change
 * that fails is taken back.
 *
 * @returns false when it failed
 */
export async function changeQuantity(
  { productId, name }: ChangedLine,
  next: number,
): Promise<boolean> {
  try {
    await cartStore.getState().update(productId, next);
    const { lines, changingIds } = cartStore.getState();
    // Of several quick taps only the last one shows a message.
    if (changingIds.has(productId)) return true;
    const left = lines.find((line) => line.productId === productId)?.quantity ?? next;
    if (left < next) showMessage(`cart/${productId}`, QUANTITY_TEXTS.limited(name, left));
    else showSuccess(`cart/${productId}`, QUANTITY_TEXTS.updated);
    return true;
  } catch (error) {
    showError(`cart/${productId}`, errorText(error, QUANTITY_TEXTS.updateFailed));
    return false;
  }
}

/**
 * Removes a product from the cart at once, and shows the outcome in a message; a removal that fails
 * is taken back.
 *
 * @returns false when it failed
 */
export async function removeFromCart({ productId }: ChangedLine): Promise<boolean> {
  try {
    await cartStore.getState().remove(productId);
    showSuccess(`cart/${productId}`, QUANTITY_TEXTS.removed);
    return true;
  } catch (error) {
    showError(`cart/${productId}`, errorText(error, QUANTITY_TEXTS.removeFailed));
    return false;
  }
}
