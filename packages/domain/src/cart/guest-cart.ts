import { asPaise } from '../money.ts';
import { getField, parseEach, parseList } from '../parse.ts';
import {
  addLine,
  type CartLine,
  clampQuantity,
  MAX_QUANTITY,
  MIN_QUANTITY,
  removeLine,
  setLineQuantity,
} from './cart-line.ts';

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

const MAX_ID_LENGTH = 200;
const MIN_KEY_LENGTH = 8;
const MAX_KEY_LENGTH = 128;

/** Whether a value is a whole number between two bounds, both included. */
function isWholeNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/**
 * The stored line, or null when what makes it a line is broken; broken looks are left out. Read by
 * hand rather than with a schema: every page reads the cart, and no other code of the first visit
 * needs the schema library.
 */
function readStoredLine(entry: unknown): CartLine | null {
  const productId = getField(entry, 'productId');
  const quantity = getField(entry, 'quantity');
  const unitPrice = getField(entry, 'unitPrice');
  if (typeof productId !== 'string') return null;
  if (productId === '' || productId.length > MAX_ID_LENGTH) return null;
  if (!isWholeNumber(quantity, MIN_QUANTITY, MAX_QUANTITY)) return null;
  if (!isWholeNumber(unitPrice, 0, Number.MAX_SAFE_INTEGER)) return null;
  const name = getField(entry, 'name');
  const image = getField(entry, 'image');
  return {
    productId,
    quantity,
    unitPrice: asPaise(unitPrice),
    name: typeof name === 'string' ? name : '',
    image: typeof image === 'string' ? image : null,
    isInStock: getField(entry, 'isInStock') !== false,
  };
}

/** Sound lines only, and each product once: a second line of a product would be merged twice. */
function readStoredLines(entries: unknown): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const line of parseEach(entries, readStoredLine)) {
    if (!lines.has(line.productId)) lines.set(line.productId, line);
  }
  return [...lines.values()];
}

/** The stored merge key, or null when it is missing or cannot be one. */
function readMergeKey(key: unknown): string | null {
  if (typeof key !== 'string') return null;
  return key.length >= MIN_KEY_LENGTH && key.length <= MAX_KEY_LENGTH ? key : null;
}

/**
 * Reads the guest cart out of storage. Old or broken data is dropped, never an error.
 *
 * @param stored the parsed JSON, whatever it is
 * @param newMergeKey a fresh random text of 8 to 128 characters, used when the stored key is
 *   missing or no longer names exactly the lines that are left
 */
export function restoreGuestCart(stored: unknown, newMergeKey: string): GuestCart {
  const entries = getField(stored, 'lines');
  const lines = readStoredLines(entries);
  if (lines.length === 0) return EMPTY_GUEST_CART;
  const isWhole = parseList(entries).length === lines.length;
  const mergeKey = readMergeKey(getField(stored, 'mergeKey'));
  return { lines, mergeKey: isWhole && mergeKey !== null ? mergeKey : newMergeKey };
}
