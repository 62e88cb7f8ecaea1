import type { CallOptions } from '../call-options.ts';
import type { ContractClient } from '../contract-client.ts';
import { iteratePages } from '../iterate-pages.ts';
import { createMalformedError } from '../response-errors.ts';
import type { Product, ProductList, ProductListQuery } from '../types.ts';
import { parseProduct, parseProducts } from './parse-product.ts';
import { readParsed } from './read-parsed.ts';

/** Calls about the products (product 7.3.2, 7.3.3). */
export function createProductsResource(client: ContractClient) {
  const resource = {
    /**
     * One page of the products that pass all filters, 10 unless `limit` says otherwise (at most
     * 100). A category that does not exist gives an empty list, and a product without a price is
     * left out.
     */
    async list(query: ProductListQuery = {}, options: CallOptions = {}): Promise<ProductList> {
      const init = { options, query };
      return readParsed(client.call('listProducts', init), parseProducts);
    },

    /**
     * All products that pass all filters, loaded page by page as they are asked for; 100 a page
     * unless `limit` says otherwise.
     *
     * @example for await (const product of api.products.iterate({ category: 'spices' })) { … }
     */
    iterate(
      query: Omit<ProductListQuery, 'page'> = {},
      options: CallOptions = {},
    ): AsyncGenerator<Product, void> {
      return iteratePages(async (page) => {
        const list = await resource.list({ limit: 100, ...query, page }, options);
        return { items: list.products, hasNext: list.pagination.hasNext };
      });
    },

    /**
     * One product.
     *
     * @throws ApiError 404, `malformed` for a product without a price
     */
    async get(id: string, options: CallOptions = {}): Promise<Product> {
      const init = { options, path: { id } };
      const call = client.call('getProduct', init);
      const product = await readParsed(call, parseProduct);
      if (product === null) throw createMalformedError(await call);
      return product;
    },
  };
  return resource;
}
