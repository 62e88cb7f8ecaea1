import type { CartLine } from './cart-line.ts';
import { addLine, removeLine, setLineQuantity } from './change-lines.ts';
import { clampQuantity } from './quantity.ts';

/** The cart of a shopper who is not signed in, as it is kept in the browser (spec §3, §4). */
export type GuestCart = {
  readonly lines: readonly CartLine[];
  /**
   * Names exactly these lines, as the `Idempotency-Key` of merging them into the server cart: a
   * merge that is sent again, by a retry or a second tab, counts once. Every change of the lines
   * brings a new key. Null only while the cart is empty.
   */
  readonly mergeKey: string | null;
};

/** A guest cart with nothing in it. */
export const EMPTY_GUEST_CART: GuestCart = { lines: [], mergeKey: null };

/**
 * A guest cart of these lines under a new merge key.
 *
 * @param newMergeKey a fresh random text of 8 to 128 characters, such as a UUID
 */
function withLines(lines: readonly CartLine[], newMergeKey: string): GuestCart {
  return lines.length === 0 ? EMPTY_GUEST_CART : { lines, mergeKey: newMergeKey };
}

/**
 * Adds a line to the guest cart: raises the quantity if the product is present, else appends
 * (spec §4).
 *
 * @param newMergeKey a fresh random text of 8 to 128 characters, such as a UUID
 */
export function addToGuestCart(cart: GuestCart, added: CartLine, newMergeKey: string): GuestCart {
  return withLines(addLine(cart.lines, added), newMergeKey);
}

/**
 * Sets a quantity in the guest cart, 1 to 99 (spec §4, §5). The same cart comes back when nothing
 * changes.
 *
 * @param newMergeKey a fresh random text of 8 to 128 characters, such as a UUID
 */
export function updateGuestCart(
  cart: GuestCart,
  productId: string,
  quantity: number,
  newMergeKey: string,
): GuestCart {
  const line = cart.lines.find((present) => present.productId === productId);
  if (line === undefined || line.quantity === clampQuantity(quantity)) return cart;
  return { lines: setLineQuantity(cart.lines, productId, quantity), mergeKey: newMergeKey };
}

/**
 * Filters a product out of the guest cart (spec §4). The same cart comes back when it was not
 * there.
 *
 * @param newMergeKey a fresh random text of 8 to 128 characters, such as a UUID
 */
export function removeFromGuestCart(
  cart: GuestCart,
  productId: string,
  newMergeKey: string,
): GuestCart {
  const lines = removeLine(cart.lines, productId);
  return lines.length === cart.lines.length ? cart : withLines(lines, newMergeKey);
}

/** Empties the guest cart (spec §4). */
export function clearGuestCart(): GuestCart {
  return EMPTY_GUEST_CART;
}

/** What merging a guest cart sends: the body of spec §7 and its idempotency key. */
export type MergeRequest = {
  readonly idempotencyKey: string;
  readonly body: { readonly localCart: { productId: string; quantity: number }[] };
};

/**
 * The request that merges a guest cart into the server cart after sign-in (spec §4, §7); null when
 * there is nothing to merge.
 */
export function toMergeRequest(cart: GuestCart): MergeRequest | null {
  if (cart.mergeKey === null || cart.lines.length === 0) return null;
  return {
    idempotencyKey: cart.mergeKey,
    body: { localCart: cart.lines.map(({ productId, quantity }) => ({ productId, quantity })) },
  };
}

/**
 * What is left of the guest cart once a merge is done: nothing, unless another tab has added to it
 * since the request was made; then that addition alone, to be merged next time.
 *
 * @param merged the request that the server has answered
 * @param newMergeKey a fresh random text of 8 to 128 characters, such as a UUID
 */
export function leaveOutMerged(
  cart: GuestCart,
  merged: MergeRequest,
  newMergeKey: string,
): GuestCart {
  const sent = new Map(merged.body.localCart.map((line) => [line.productId, line.quantity]));
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: line.quantity - (sent.get(line.productId) ?? 0) }))
    .filter((line) => line.quantity > 0);
  return withLines(lines, newMergeKey);
}
