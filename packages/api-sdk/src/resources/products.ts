import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { readData } from '../read-data.ts';
import type { ListFilters } from '../request-types.ts';
import type { CreateStockAlertInput, Product, ProductList, ProductListQuery } from '../types.ts';
import { iteratePages } from './iterate-pages.ts';
import { parseProduct, parseProducts } from './parse-product.ts';

/** Calls about the products (product 4.12, 7.3.2, 7.3.3). */
export function createProductsResource(call: CallOperation) {
  const resource = {
    /**
     * One page of the products that pass all filters, 10 unless `limit` says otherwise (at most
     * 100). A category that does not exist gives an empty list, and a product without a price is
     * left out.
     */
    async list(query?: ProductListQuery, options?: CallOptions): Promise<ProductList> {
      return readData(call('listProducts', options, { query }), parseProducts);
    },

    /**
     * All products that pass all filters, loaded page by page as they are asked for; 100 a page
     * unless `limit` says otherwise.
     *
     * @example for await (const product of api.products.iterate({ category: 'spices' })) { … }
     */
    iterate(
      query: ListFilters<ProductListQuery> = {},
      options?: CallOptions,
    ): AsyncGenerator<Product, void, undefined> {
      return iteratePages(resource.list, (list) => list.products, query, options);
    },

    /**
     * One product.
     *
     * @param id `_id` of a list; products have no slug beside it, and it may stand in a page's URL
     * @throws ApiError 404, `malformed` for a product without a price
     */
    async get(id: string, options?: CallOptions): Promise<Product> {
      return readData(call('getProduct', options, { path: { id } }), parseProduct);
    },

    /**
     * Asks for one mail when a product that is sold out is back; guests can too. Asking again changes
     * nothing.
     *
     * @throws ApiError 400 with `fieldErrors`, 404, 409 `in_stock` when it can be bought, 429 after too
     *   many
     */
    async createStockAlert(
      id: string,
      input: CreateStockAlertInput,
      options?: CallOptions,
    ): Promise<void> {
      await call('createStockAlert', options, { path: { id }, body: input });
    },

    /**
     * Takes an e-mail address back from all products that it waits for, with the token of the mail about
     * one that is back. Also a success when it waits for none.
     */
    async deleteStockAlerts(token: string, options?: CallOptions): Promise<void> {
      await call('deleteStockAlerts', options, { path: { token } });
    },
  };
  return resource;
}
