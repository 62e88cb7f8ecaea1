import { asPaise } from '../money.ts';
import { getField, parseEach, parseList } from '../parse.ts';
import { parsePackSize } from '../products/pack-size.ts';
import { chooseNames } from '../text/choose-text.ts';
import {
  addLine,
  type CartLine,
  clampQuantity,
  MAX_QUANTITY,
  MIN_QUANTITY,
  removeLine,
  setLineQuantity,
} from './cart-line.ts';

/** The cart of a shopper who is not signed in (product 3.3.2, 4.2.1). */
export type GuestCart = {
  /** One for each product, in the order in which they were added. */
  readonly lines: readonly CartLine[];
  /**
   * `Idempotency-Key` of merging these lines, 8 to 128 random characters, so that a retry or a
   * second tab counts once. Every change of the lines brings a new key; null for an empty cart.
   */
  readonly mergeKey: string | null;
};

/** The guest cart without lines; a change that leaves no line returns this very object. */
export const EMPTY_GUEST_CART: GuestCart = { lines: [], mergeKey: null };

function withLines(lines: readonly CartLine[], newMergeKey: string): GuestCart {
  return lines.length === 0 ? EMPTY_GUEST_CART : { lines, mergeKey: newMergeKey };
}

/**
 * Adds a product, or raises its quantity, to 99 at most (product 4.2.1). The stock does not limit
 * it: `findFullQuantity` tells beforehand.
 *
 * @param newMergeKey a fresh random text of 8 to 128 characters
 * @param before as in {@link addLine}
 */
export function addToGuestCart(
  cart: GuestCart,
  added: CartLine,
  newMergeKey: string,
  before?: string,
): GuestCart {
  return withLines(addLine(cart.lines, added, before), newMergeKey);
}

/**
 * Sets a quantity, 1 to 99 and no more than the stock (product 4.2.4, 5.5.4); the same cart is returned if nothing changes.
 */
export function updateGuestCart(
  cart: GuestCart,
  productId: string,
  quantity: number,
  newMergeKey: string,
): GuestCart {
  const line = cart.lines.find((present) => present.productId === productId);
  if (line === undefined || line.quantity === clampQuantity(quantity, line.stock)) return cart;
  return { lines: setLineQuantity(cart.lines, productId, quantity), mergeKey: newMergeKey };
}

/** Removes a product (product 4.2.1); the same cart is returned if it has no such line. */
export function removeFromGuestCart(
  cart: GuestCart,
  productId: string,
  newMergeKey: string,
): GuestCart {
  const lines = removeLine(cart.lines, productId);
  return lines.length === cart.lines.length ? cart : withLines(lines, newMergeKey);
}

/** Removes all lines, and their merge key with them (product 4.2.1). */
export function clearGuestCart(): GuestCart {
  return EMPTY_GUEST_CART;
}

/** Header `Idempotency-Key` and body of the call that merges a guest cart (product 7.4.1). */
export type MergeRequest = {
  /** `mergeKey` of the cart: the request counts once, however often it is sent (product 4.2.6). */
  readonly idempotencyKey: string;
  /** Names no price: the server takes its own. */
  readonly body: {
    /** One for each line of the guest cart. */
    readonly localCart: {
      /** Each product once. */
      productId: string;
      /** Pieces to add to those in the account's cart, 1 to 99. */
      quantity: number;
    }[];
  };
};

/**
 * The request that merges a guest cart after sign-in (product 4.1.2, 7.4.1); null for an empty
 * cart.
 */
export function toMergeRequest(cart: GuestCart): MergeRequest | null {
  if (cart.mergeKey === null || cart.lines.length === 0) return null;
  return {
    idempotencyKey: cart.mergeKey,
    body: { localCart: cart.lines.map(({ productId, quantity }) => ({ productId, quantity })) },
  };
}

/**
 * Subtracts merged lines from the guest cart. What another tab added since the request stays, to be
 * merged next time.
 */
export function subtractMerged(
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

function isWholeNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** Parses a stored line without a schema, because every page reads the cart (decision 4). */
function parseStoredLine(entry: unknown): CartLine | null {
  const productId = getField(entry, 'productId');
  const quantity = getField(entry, 'quantity');
  const unitPrice = getField(entry, 'unitPrice');
  if (typeof productId !== 'string') return null;
  if (productId === '' || productId.length > MAX_ID_LENGTH) return null;
  if (!isWholeNumber(quantity, MIN_QUANTITY, MAX_QUANTITY)) return null;
  if (!isWholeNumber(unitPrice, 0, Number.MAX_SAFE_INTEGER)) return null;
  const originalPrice = getField(entry, 'originalPrice');
  const stock = getField(entry, 'stock');
  const readText = (key: string) => {
    const text = getField(entry, key);
    return typeof text === 'string' ? text : null;
  };
  return {
    productId,
    quantity,
    unitPrice: asPaise(unitPrice),
    originalPrice: isWholeNumber(originalPrice, unitPrice + 1, Number.MAX_SAFE_INTEGER)
      ? asPaise(originalPrice)
      : null,
    // Carts of an earlier version have the Hindi name under its own.
    ...chooseNames(readText('name') ?? '', readText('otherName') ?? readText('nameHindi')),
    packSize: parsePackSize(getField(entry, 'packSize')),
    size: readText('size'),
    image: readText('image'),
    isInStock: getField(entry, 'isInStock') !== false,
    stock: isWholeNumber(stock, 0, Number.MAX_SAFE_INTEGER) ? stock : null,
  };
}

/** Drops a second line of a product, which would be merged twice. */
function parseStoredLines(entries: unknown): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const line of parseEach(entries, parseStoredLine)) {
    if (!lines.has(line.productId)) lines.set(line.productId, line);
  }
  return [...lines.values()];
}

function parseMergeKey(key: unknown): string | null {
  if (typeof key !== 'string') return null;
  return key.length >= MIN_KEY_LENGTH && key.length <= MAX_KEY_LENGTH ? key : null;
}

/**
 * Restores the guest cart from the parsed JSON of the storage; old or broken data is dropped.
 *
 * @param newMergeKey used if the stored key is invalid or a stored line was dropped
 */
export function restoreGuestCart(stored: unknown, newMergeKey: string): GuestCart {
  const entries = getField(stored, 'lines');
  const lines = parseStoredLines(entries);
  if (lines.length === 0) return EMPTY_GUEST_CART;
  const isWhole = parseList(entries).length === lines.length;
  const mergeKey = parseMergeKey(getField(stored, 'mergeKey'));
  return { lines, mergeKey: isWhole && mergeKey !== null ? mergeKey : newMergeKey };
}
