import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { iteratePages } from '../iterate-pages.ts';
import { readData } from '../read-data.ts';
import type { Product, ProductList, ProductListQuery } from '../types.ts';
import { parseProduct, parseProducts } from './parse-product.ts';

/** Calls about the products (product 7.3.2, 7.3.3). */
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
      query?: Omit<ProductListQuery, 'page'>,
      options?: CallOptions,
    ): AsyncGenerator<Product, void> {
      return iteratePages(async (page) => {
        const list = await resource.list({ limit: 100, ...query, page }, options);
        return { items: list.products, pagination: list.pagination };
      });
    },

    /**
     * One product.
     *
     * @throws ApiError 404, `malformed` for a product without a price
     */
    async get(id: string, options?: CallOptions): Promise<Product> {
      return readData(call('getProduct', options, { path: { id } }), parseProduct);
    },
  };
  return resource;
}
