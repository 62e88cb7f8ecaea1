import { addLine, type CartLine, removeLine, setLineQuantity } from '../cart/cart-line.ts';
import { getField } from '../parse.ts';

/** A change that is kept without a network. Placing an order and paying are none (product 9.4.3). */
export type KeptInput =
  | { readonly kind: 'add'; readonly line: CartLine; readonly before?: string | undefined }
  | { readonly kind: 'quantity'; readonly productId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly productId: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'wish'; readonly productId: string; readonly isWished: boolean }
  | {
      readonly kind: 'review';
      readonly productId: string;
      readonly rating: number;
      readonly title: string;
      readonly comment: string;
      readonly showName: boolean;
    };

/** A kept change, as the browser stores it. */
export type KeptChange = KeptInput & {
  /** Also its Idempotency-Key: drawn before the first try, so that it takes effect once. */
  readonly key: string;
  /** Who made it: it is sent in a session of this user alone. */
  readonly userId: string;
  /** What she knows it by, such as the name of the product. */
  readonly name: string;
  /** Why the server did not take it, once it did not: she has to decide. */
  readonly rejection?: string;
};

/** How many changes are kept on a phone. */
export const MAX_KEPT_CHANGES = 100;

/** The product of a change; '' of one that empties the cart. */
export function productOf(change: KeptInput): string {
  if (change.kind === 'clear') return '';
  return change.kind === 'add' ? change.line.productId : change.productId;
}

/** What a change is about: a rejected one holds up those behind it about the same. */
function subjectOf(change: KeptInput): string {
  const place = change.kind === 'wish' || change.kind === 'review' ? change.kind : 'cart';
  return `${place}/${productOf(change)}`;
}

/**
 * The change to send next: the oldest one of the user whose subject has no rejected one before it
 * (product 9.4.3).
 */
export function findNextKept(
  changes: readonly KeptChange[],
  userId: string,
): KeptChange | undefined {
  const blocked = new Set<string>();
  for (const change of changes) {
    if (change.userId !== userId) continue;
    if (change.rejection !== undefined) blocked.add(subjectOf(change));
    else if (!blocked.has(subjectOf(change))) return change;
  }
  return undefined;
}

/** The cart as it will be with the kept changes that the server has not rejected. */
export function applyKept(
  lines: readonly CartLine[],
  changes: readonly KeptChange[],
): readonly CartLine[] {
  return changes.reduce((cart, change) => {
    if (change.rejection !== undefined) return cart;
    if (change.kind === 'clear') return [];
    if (change.kind === 'add') return addLine(cart, change.line, change.before);
    if (change.kind === 'quantity') return setLineQuantity(cart, change.productId, change.quantity);
    return change.kind === 'remove' ? removeLine(cart, change.productId) : cart;
  }, lines);
}

/** The products on the wishlist as they will be with the kept changes that the server has not rejected. */
export function applyKeptWishes(
  productIds: Iterable<string>,
  changes: readonly KeptChange[],
): ReadonlySet<string> {
  const wished = new Set(productIds);
  for (const change of changes) {
    if (change.kind !== 'wish' || change.rejection !== undefined) continue;
    if (change.isWished) wished.add(change.productId);
    else wished.delete(change.productId);
  }
  return wished;
}

/** Parses stored changes; what is broken is left out. */
export function parseKeptChanges(stored: unknown): readonly KeptChange[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isKeptChange).slice(0, MAX_KEPT_CHANGES);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isKeptChange(value: unknown): value is KeptChange {
  const [key, userId, name] = ['key', 'userId', 'name'].map((field) => getField(value, field));
  return isText(key) && isText(userId) && isText(name) && isKeptInput(value);
}

function isKeptInput(value: unknown): value is KeptInput {
  const [kind, productId] = [getField(value, 'kind'), getField(value, 'productId')];
  const line = getField(value, 'line');
  if (kind === 'clear') return true;
  if (kind === 'add') {
    return isText(getField(line, 'productId')) && Number.isInteger(getField(line, 'quantity'));
  }
  if (!isText(productId)) return false;
  if (kind === 'quantity') return Number.isInteger(getField(value, 'quantity'));
  if (kind === 'wish') return typeof getField(value, 'isWished') === 'boolean';
  if (kind !== 'review') return kind === 'remove';
  const texts = [getField(value, 'title'), getField(value, 'comment')];
  return Number.isInteger(getField(value, 'rating')) && texts.every(isText);
}
