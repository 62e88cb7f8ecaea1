import type { CallOptions } from '../call-options.ts';
import type { ContractClient } from '../contract-client.ts';
import { readData } from '../read-data.ts';
import type { Page, PageListQuery } from '../types.ts';

/** Calls about the content pages (product 7.7.1). */
export function createPagesResource(client: ContractClient) {
  return {
    /** All pages; `isActive: true` gives those shoppers can see. */
    async list(query: PageListQuery = {}, options: CallOptions = {}): Promise<Page[]> {
      return readData(client.call('listPages', { options, query }));
    },

    /**
     * One page by its slug. Its HTML is sanitised by our server; another's may not be.
     *
     * @throws ApiError 404
     */
    async get(slug: string, options: CallOptions = {}): Promise<Page> {
      return readData(client.call('getPage', { options, path: { slug } }));
    },
  };
}
