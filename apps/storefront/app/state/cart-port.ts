import { type components, type ShopClient, unwrap } from '@haat/api-sdk';
import {
  addToGuestCart,
  type CartLine,
  clearGuestCart,
  findFullQuantity,
  type GuestCart,
  removeFromGuestCart,
  toCartLines,
  updateGuestCart,
} from '@haat/domain/shopper';
import type { StoredValue } from '../lib/storage/stored-value.ts';

/** Access to a stored cart. Each change resolves to the whole cart after it. */
export interface CartPort {
  load(): Promise<readonly CartLine[]>;
  /**
   * @param before the product before whose line a new one stands
   * @param key the Idempotency-Key: however often it is sent, it adds once
   */
  add(line: CartLine, before: string | undefined, key: string): Promise<readonly CartLine[]>;
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

/** The signed-in shopper's cart, on the server (product 4.2.2). */
export function createServerCartPort(
  api: Pick<ShopClient, 'GET' | 'POST' | 'PATCH' | 'DELETE'>,
  getUserId: () => string,
): CartPort {
  const toLines = ({ items }: components['schemas']['Cart']) => toCartLines(items);
  // A change that was made just before the page is left still arrives.
  const keepalive = true;
  return {
    load: () => unwrap(api.GET('/cart')).then(toLines),
    add: ({ productId, quantity }, before, key) =>
      unwrap(
        api.POST('/cart/add-cart', {
          params: { header: { 'Idempotency-Key': key } },
          body: { productId, quantity, ...(before !== undefined && { before }) },
          keepalive,
        }),
      ).then(toLines),
    setQuantity: (productId, quantity) =>
      unwrap(
        api.PATCH('/cart/update-cart/{userId}', {
          params: { path: { userId: getUserId() } },
          body: { productId, quantity },
          keepalive,
        }),
      ).then(toLines),
    remove: (productId) =>
      unwrap(
        api.DELETE('/cart/delete-cart/{productId}', { params: { path: { productId } }, keepalive }),
      ).then(toLines),
    clear: () => unwrap(api.DELETE('/cart/clear-cart', { keepalive })).then(toLines),
  };
}
