import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, having, readData } from '../read-data.ts';
import type { ListFilters } from '../request-types.ts';
import type { Category, CategoryList, CategoryListQuery } from '../types.ts';
import { iteratePages } from './iterate-pages.ts';

/** Calls about the categories (product 7.3.1). */
export function createCategoriesResource(call: CallOperation) {
  const resource = {
    /** One page of the categories in the shop's order. */
    async list(query?: CategoryListQuery, options?: CallOptions): Promise<CategoryList> {
      return readData(call('listCategories', options, { query }), having('categories'));
    },

    /**
     * All categories in the shop's order, loaded page by page as they are asked for; 100 a page unless
     * `limit` says otherwise.
     */
    iterate(
      query: ListFilters<CategoryListQuery> = {},
      options?: CallOptions,
    ): AsyncGenerator<Category, void, undefined> {
      return iteratePages(resource.list, (list) => list.categories, query, options);
    },

    /**
     * One category by its id or slug.
     *
     * @throws ApiError 404
     */
    async get(id: string, options?: CallOptions): Promise<Category> {
      return readData(call('getCategory', options, { path: { id } }), asEntity);
    },
  };
  return resource;
}
