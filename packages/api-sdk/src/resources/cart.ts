import type { CallOptions, IdempotentCallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { readData } from '../read-data.ts';
import type { AddToCartInput, Cart, CartLineInput, MergeCartsInput, MergedCart } from '../types.ts';
import { parseCart } from './parse-line.ts';

type OwnLine = [line: CartLineInput, options?: CallOptions | undefined];
type LineOfUser = [userId: string, ...OwnLine];

/** The forms of `cart.update`. */
export interface UpdateCart {
  /**
   * Sets a quantity in the cart of the user of this id, which must be the session's own.
   *
   * @deprecated Leave the id out: the session says whose cart it is.
   * @throws ApiError 404 when the id is another user's, and as the form without an id
   */
  (userId: string, line: CartLineInput, options?: CallOptions): Promise<Cart>;

  // Last, since `Parameters` of a function with several forms has those of its last one.
  /**
   * Sets the quantity of a product in the cart; one above the stock becomes the stock. Safe to repeat.
   *
   * @throws ApiError 400 for less than 1 piece or more than 99 (`validation_failed`), 404 when the
   *   product is not in the cart (`not_in_cart`), 409 when it is sold out (`out_of_stock`)
   */
  (line: CartLineInput, options?: CallOptions): Promise<Cart>;
}

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
     * Adds pieces of a product to those in the cart; a new line is the last, or stands `before` another
     * product's. Not sent again, and not safe to repeat: after a
     * network error the pieces may be in the cart, so read it, or set the quantity with `update`.
     *
     * @throws ApiError 400 for more than 99 pieces in one call (`validation_failed`), 404 when there is no
     *   such product, 409 when the stock is too small (`out_of_stock`), the pieces together with those in
     *   the cart are more than 99 (`quantity_limit`) or the cart is full (`cart_full`); the cart stays as
     *   it was
     */
    async add(line: AddToCartInput, options?: CallOptions): Promise<Cart> {
      return readData(call('addToCart', options, { keepalive: true, body: line }), parseCart);
    },

    /**
     * Sets the quantity of a product in the cart.
     *
     * @throws ApiError `not_in_cart`, `out_of_stock`
     */
    update: (async (...args: OwnLine | LineOfUser) => {
      const [userId, line, options] = (
        typeof args[0] === 'string' ? args : ['me', ...args]
      ) as LineOfUser;
      return readData(
        call('updateCart', options, { keepalive: true, path: { userId }, body: line }),
        parseCart,
      );
      // By its name, or the declaration of the client would have no text at its forms.
    }) satisfies UpdateCart as UpdateCart,

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
     * Adds a guest's cart to this one. Lines that were changed or left out are in `adjusted`. With the
     * same `idempotencyKey` nothing is added twice: within 7 days, and before 20 other keys, it gets the
     * present cart and an empty `adjusted`.
     *
     * @throws ApiError 422 when the key was used for another cart
     */
    async merge(input: MergeCartsInput, options?: IdempotentCallOptions): Promise<MergedCart> {
      return readData(call('mergeCarts', options, { body: input }), parseCart);
    },
  };
}
