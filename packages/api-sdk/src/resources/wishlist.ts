import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { readData } from '../read-data.ts';
import type { Wishlist } from '../types.ts';
import { parseProducts } from './parse-product.ts';

/**
 * Calls about the wishlist of the signed-in shopper (product 7.4.2). Each resolves with the list
 * after it.
 */
export function createWishlistResource(call: CallOperation) {
  return {
    /** The wishlist, the product added last first. */
    async get(options?: CallOptions): Promise<Wishlist> {
      return readData(call('getWishlist', options), parseProducts);
    },

    /**
     * Adds a product. Also a success when it is on the list already.
     *
     * @throws ApiError 404 when there is no such product, 409 when the list is full (`wishlist_full`)
     */
    async add(productId: string, options?: CallOptions): Promise<Wishlist> {
      return readData(call('addToWishlist', options, { body: { productId } }), parseProducts);
    },

    /** Takes a product off. Also a success when it is not on the list. */
    async remove(productId: string, options?: CallOptions): Promise<Wishlist> {
      return readData(call('removeFromWishlist', options, { body: { productId } }), parseProducts);
    },

    /** Empties the list. */
    async clear(options?: CallOptions): Promise<Wishlist> {
      return readData(call('clearWishlist', options), parseProducts);
    },
  };
}
