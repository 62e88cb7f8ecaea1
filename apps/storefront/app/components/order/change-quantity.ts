import type { CartLine } from '@haat/domain/shopper';
import { errorText } from '../../lib/errors/error-text.ts';
import { cartStore } from '../../state/create-stores.ts';
import { showError, showMessage, showSuccess } from '../feedback/toast.tsx';
import { CART_TEXTS } from './cart-texts.ts';
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
 * Adds a line back that was just removed, with its quantity and in its place, and shows the outcome in
 * a message.
 *
 * @param following the products that stood after it
 */
async function putBack(line: CartLine, following: readonly string[]): Promise<void> {
  const { lines, add } = cartStore.getState();
  const next = following.find((id) => lines.some(({ productId }) => productId === id));
  try {
    await add(line, next);
    showSuccess(`cart/${line.productId}`, QUANTITY_TEXTS.putBack);
  } catch (error) {
    showError(`cart/${line.productId}`, errorText(error, CART_TEXTS.addFailed));
  }
}

/** Says that a line is gone, with a way back whose code loads now: few visits remove anything. */
function sayRemoved(line: CartLine, following: readonly string[]): void {
  import('../feedback/removed-from-cart.tsx').then(
    ({ showRemoved }) => showRemoved(line, () => void putBack(line, following)),
    () => showSuccess(`cart/${line.productId}`, QUANTITY_TEXTS.removed),
  );
}

/**
 * Removes a product from the cart at once, and shows the outcome in a message with a way back
 * (product 4.8.7); a removal that fails is taken back.
 *
 * @returns false when it failed
 */
export async function removeFromCart({ productId }: ChangedLine): Promise<boolean> {
  const { lines, remove } = cartStore.getState();
  const index = lines.findIndex((present) => present.productId === productId);
  const line = lines[index];
  const following = lines.slice(index + 1).map((other) => other.productId);
  try {
    await remove(productId);
    // What is sold out cannot be added again.
    if (line?.isInStock) {
      sayRemoved(line, following);
    } else {
      showSuccess(`cart/${productId}`, QUANTITY_TEXTS.removed);
    }
    return true;
  } catch (error) {
    showError(`cart/${productId}`, errorText(error, QUANTITY_TEXTS.removeFailed));
    return false;
  }
}
