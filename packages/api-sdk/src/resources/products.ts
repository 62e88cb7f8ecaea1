import { type CallOptions, toRequestInit } from '../call-options.ts';
import type { ContractClient } from '../contract-client.ts';
import { readData } from '../read-data.ts';
import type { Product, ProductList, ProductListQuery } from '../types.ts';

/** Calls about the products (product 7). */
export function createProductsResource(client: ContractClient) {
  return {
    /**
     * One page of the products that pass all filters, 10 unless `limit` says otherwise (at most
     * 100). A filter may be given under its alias names too; a category that does not exist gives
     * an empty list.
     */
    async list(query: ProductListQuery = {}, options: CallOptions = {}): Promise<ProductList> {
      return readData(client.GET('/products', { ...toRequestInit(options), params: { query } }));
    },

    /**
     * One product.
     *
     * @throws ApiError 404
     */
    async get(id: string, options: CallOptions = {}): Promise<Product> {
      return readData(
        client.GET('/products/{id}', { ...toRequestInit(options), params: { path: { id } } }),
      );
    },
  };
}
