import { getField, parseEach, parseList } from '../input/read.ts';
import { asPaise } from '../money/paise.ts';
import type { CartLine } from './cart-line.ts';
import { EMPTY_GUEST_CART, type GuestCart } from './guest-cart.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from './quantity.ts';

/** The key of the guest cart in the browser's storage (spec §3). */
export const CART_STORAGE_KEY = 'cart-store';

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
