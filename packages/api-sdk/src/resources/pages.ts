import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, asList, readData } from '../read-data.ts';
import type { Page, PageListQuery } from '../types.ts';

/** Calls about the content pages (product 7.7.1). */
export function createPagesResource(call: CallOperation) {
  return {
    /** The pages that shoppers see, in the shop's order; `isActive: false` gives admins the others. */
    async list(query?: PageListQuery, options?: CallOptions): Promise<Page[]> {
      return readData(call('listPages', options, { query }), asList);
    },

    /**
     * One page by its slug. Its HTML is sanitised by our server; another's may not be.
     *
     * @throws ApiError 404
     */
    async get(slug: string, options?: CallOptions): Promise<Page> {
      return readData(call('getPage', options, { path: { slug } }), asEntity);
    },
  };
}
