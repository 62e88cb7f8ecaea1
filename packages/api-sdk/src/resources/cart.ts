import type { CallOptions, IdempotentCallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { readData } from '../read-data.ts';
import type { Cart, CartLineInput, MergeCartsInput, MergedCart } from '../types.ts';
import { parseCart } from './parse-line.ts';

/**
 * Calls about the cart of the signed-in shopper (product 7.4.1). Each resolves with the cart after
 * it.
 */
export function createCartResource(call: CallOperation) {
  return {
    /** The cart with today's prices and stock. */
    async get(options?: CallOptions): Promise<Cart> {
      return readData(call('getCart', options), parseCart);
    },

    /**
     * Adds pieces of a product to those in the cart.
     *
     * @throws ApiError 404 when there is no such product, 409 when the stock is too small or the
     *   pieces together are more than 99; the cart stays as it was
     */
    async add(line: CartLineInput, options?: CallOptions): Promise<Cart> {
      return readData(
        call('addToCart', options, { keepalive: true, body: { ...line } }),
        parseCart,
      );
    },

    /**
     * Sets the quantity of a product in the cart; the stock limits it.
     *
     * @param userId the signed-in user's own id
     * @throws ApiError 404 when the product is not in the cart or the id is another's, 409 when it
     *   is sold out
     */
    async update(userId: string, line: CartLineInput, options?: CallOptions): Promise<Cart> {
      return readData(
        call('updateCart', options, {
          keepalive: true,
          path: { userId },
          body: { ...line },
        }),
        parseCart,
      );
    },

    /** Takes a product out. Also a success when it is not in the cart. */
    async remove(productId: string, options?: CallOptions): Promise<Cart> {
      return readData(
        call('removeFromCart', options, {
          keepalive: true,
          path: { productId },
        }),
        parseCart,
      );
    },

    /** Empties the cart. */
    async clear(options?: CallOptions): Promise<Cart> {
      return readData(call('clearCart', options, { keepalive: true }), parseCart);
    },

    // The rule: (product 4.2.6).
    /**
     * Adds a guest's cart to this one. Lines that were changed or left out are in `adjusted`. With the same `idempotencyKey` nothing is added twice: within 7 days,
     * and before 20 other keys, it gets the present cart and an empty `adjusted`.
     */
    async merge(input: MergeCartsInput, options?: IdempotentCallOptions): Promise<MergedCart> {
      return readData(
        call('mergeCarts', options, {
          body: { localCart: [...input.localCart] },
        }),
        parseCart,
      );
    },
  };
}
