import type { Cart } from '@haat/api-sdk';
import {
  addToGuestCart,
  type CartLine,
  clearGuestCart,
  findFullQuantity,
  type GuestCart,
  type MergeRequest,
  removeFromGuestCart,
  toCartLines,
  updateGuestCart,
} from '@haat/domain';
import type { StoredValue } from '../lib/storage/stored-value.ts';

/** Access to a stored cart. Each change resolves to the whole cart after it. */
export interface CartPort {
  load(): Promise<readonly CartLine[]>;
  /** @param before the product before whose line a new one stands */
  add(line: CartLine, before?: string): Promise<readonly CartLine[]>;
  setQuantity(productId: string, quantity: number): Promise<readonly CartLine[]>;
  remove(productId: string): Promise<readonly CartLine[]>;
  clear(): Promise<readonly CartLine[]>;
}

/** Creates a random key. */
export type NewKey = () => string;

/**
 * The guest's cart in the browser (product 4.2.1, 4.2.7). Each change starts from the stored cart, so that
 * two tabs never undo each other's changes.
 */
export function createGuestCartPort(stored: StoredValue<GuestCart>, newKey: NewKey): CartPort {
  async function change(transition: (cart: GuestCart) => GuestCart): Promise<readonly CartLine[]> {
    const cart = stored.read();
    const changed = transition(cart);
    if (changed !== cart) stored.write(changed);
    return changed.lines;
  }
  return {
    load: async () => stored.read().lines,
    async add(line, before) {
      const inCart = findFullQuantity(stored.read().lines, line);
      if (inCart === null) return change((cart) => addToGuestCart(cart, line, newKey(), before));
      // Loaded apart: hardly any shopper wants more than there is.
      throw (await import('./stock-limit-error.ts')).createStockLimitError(line, inCart);
    },
    setQuantity: (productId, quantity) =>
      change((cart) => updateGuestCart(cart, productId, quantity, newKey())),
    remove: (productId) => change((cart) => removeFromGuestCart(cart, productId, newKey())),
    clear: () => change(clearGuestCart),
  };
}

/** The SDK's cart calls; each resolves to the cart after it. */
export interface CartApi {
  get(): Promise<Cart>;
  add(line: { productId: string; quantity: number; before?: string }): Promise<Cart>;
  update(userId: string, line: { productId: string; quantity: number }): Promise<Cart>;
  remove(productId: string): Promise<Cart>;
  clear(): Promise<Cart>;
  merge(
    body: MergeRequest['body'],
    options: { readonly idempotencyKey: string },
  ): Promise<{ readonly adjusted: readonly unknown[] }>;
}

/** The signed-in shopper's cart, on the server (product 4.2.2). */
export function createServerCartPort(api: CartApi, getUserId: () => string): CartPort {
  const toLines = ({ items }: Cart) => toCartLines(items);
  return {
    load: () => api.get().then(toLines),
    add: ({ productId, quantity }, before) =>
      api.add({ productId, quantity, ...(before !== undefined && { before }) }).then(toLines),
    setQuantity: (productId, quantity) =>
      api.update(getUserId(), { productId, quantity }).then(toLines),
    remove: (productId) => api.remove(productId).then(toLines),
    clear: () => api.clear().then(toLines),
  };
}
