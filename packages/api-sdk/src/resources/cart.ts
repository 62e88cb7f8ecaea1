import { type CallOptions, type IdempotentCallOptions, toRequestInit } from '../call-options.ts';
import type { ContractClient } from '../contract-client.ts';
import { readData } from '../read-data.ts';
import type { Cart, CartLineInput, MergeCartsInput, MergedCart } from '../types.ts';

/** The options of a change: browsers bring it to its end also when the page is left meanwhile. */
function toChangeInit(options: CallOptions) {
  return { ...toRequestInit(options), keepalive: true };
}

/** Calls about the cart of the signed-in shopper (spec §7). Each answers the cart after it. */
export function createCartResource(client: ContractClient) {
  return {
    /** The cart with today's prices and stock. */
    async get(options: CallOptions = {}): Promise<Cart> {
      return readData(client.GET('/cart', toRequestInit(options)));
    },

    /**
     * Adds pieces of a product to those that are there.
     *
     * @throws ApiError 404 when there is no such product, 409 when there are not so many pieces, or
     *   they were more than 99 together; the cart is as it was
     */
    async add(line: CartLineInput, options: CallOptions = {}): Promise<Cart> {
      return readData(
        client.POST('/cart/add-cart', { ...toChangeInit(options), body: { ...line } }),
      );
    },

    /**
     * Sets the pieces of a product that is in the cart; more than there is in stock is cut to what
     * there is.
     *
     * @param userId the signed-in user's own id
     * @throws ApiError 404 when the product is not in the cart or the id is another's, 409 when it
     *   is sold out
     */
    async update(userId: string, line: CartLineInput, options: CallOptions = {}): Promise<Cart> {
      return readData(
        client.PATCH('/cart/update-cart/{userId}', {
          ...toChangeInit(options),
          params: { path: { userId } },
          body: { ...line },
        }),
      );
    },

    /** Takes a product out. Also a success when it is not in the cart. */
    async remove(productId: string, options: CallOptions = {}): Promise<Cart> {
      return readData(
        client.DELETE('/cart/delete-cart/{productId}', {
          ...toChangeInit(options),
          params: { path: { productId } },
        }),
      );
    },

    /** Empties the cart. */
    async clear(options: CallOptions = {}): Promise<Cart> {
      return readData(client.DELETE('/cart/clear-cart', toChangeInit(options)));
    },

    /**
     * Adds a guest's cart to this one (spec §4). Lines that could not be taken over as they were
     * are in `adjusted`. Give an `idempotencyKey`, so that nothing is added twice: sent again within
     * 7 days, and before 20 other keys, it gives the cart as it is then and an empty `adjusted`.
     */
    async merge(input: MergeCartsInput, options: IdempotentCallOptions = {}): Promise<MergedCart> {
      return readData(
        client.POST('/cart/merge-carts', {
          ...toRequestInit(options),
          body: { localCart: [...input.localCart] },
        }),
      );
    },
  };
}
