import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, having, readData } from '../read-data.ts';
import type { ListFilters } from '../request-types.ts';
import type { Maker, MakerList, MakerListQuery } from '../types.ts';
import { iteratePages } from './iterate-pages.ts';

/** Calls about the groups that make the goods (product 7.3.4). */
export function createMakersResource(call: CallOperation) {
  const resource = {
    /** One page of the groups in the shop's order. */
    async list(query?: MakerListQuery, options?: CallOptions): Promise<MakerList> {
      return readData(call('listMakers', options, { query }), having('makers'));
    },

    /**
     * All groups in the shop's order, loaded page by page as they are asked for; 100 a page unless
     * `limit` says otherwise.
     */
    iterate(
      query: ListFilters<MakerListQuery> = {},
      options?: CallOptions,
    ): AsyncGenerator<Maker, void, undefined> {
      return iteratePages(resource.list, (list) => list.makers, query, options);
    },

    /**
     * One group by its slug; `maker` of `products.list` and `stories.list` gives what is of it.
     *
     * @throws ApiError 404
     */
    async get(slug: string, options?: CallOptions): Promise<Maker> {
      return readData(call('getMaker', options, { path: { slug } }), asEntity);
    },
  };
  return resource;
}
