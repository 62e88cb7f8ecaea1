import { type CallOptions, toRequestInit } from '../call-options.ts';
import type { ContractClient } from '../contract-client.ts';
import { readData } from '../read-data.ts';
import type { Wishlist } from '../types.ts';

/** Calls about the wishlist of the signed-in shopper (product 7). Each resolves with the list after it. */
export function createWishlistResource(client: ContractClient) {
  return {
    /** The wishlist, the product added last first. */
    async get(options: CallOptions = {}): Promise<Wishlist> {
      return readData(client.GET('/wishlist', toRequestInit(options)));
    },

    /**
     * Adds a product. Also a success when it is on the list already.
     *
     * @throws ApiError 404 when there is no such product
     */
    async add(productId: string, options: CallOptions = {}): Promise<Wishlist> {
      return readData(
        client.POST('/wishlist/add', { ...toRequestInit(options), body: { productId } }),
      );
    },

    /** Takes a product off. Also a success when it is not on the list. */
    async remove(productId: string, options: CallOptions = {}): Promise<Wishlist> {
      return readData(
        client.DELETE('/wishlist/delete', { ...toRequestInit(options), body: { productId } }),
      );
    },

    /** Empties the list. */
    async clear(options: CallOptions = {}): Promise<Wishlist> {
      return readData(client.DELETE('/wishlist/clear', toRequestInit(options)));
    },
  };
}
