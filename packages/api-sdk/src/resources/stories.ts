import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { readData } from '../read-data.ts';
import type { ListFilters } from '../request-types.ts';
import type { Story, StoryList, StoryListQuery } from '../types.ts';
import { iteratePages } from './iterate-pages.ts';
import { parseEach } from './parse-each.ts';
import { parseProducts } from './parse-product.ts';

/** Calls about the stories (product 7.7.2). */
export function createStoriesResource(call: CallOperation) {
  const resource = {
    /** One page of the stories, the newest first, 100 unless `limit` says otherwise. */
    async list(query?: StoryListQuery, options?: CallOptions): Promise<StoryList> {
      return readData(call('listStories', options, { query }), (list) => ({
        ...list,
        stories: parseEach(list.stories, parseProducts),
      }));
    },

    /**
     * All stories, the newest first, loaded page by page as they are asked for; 100 a page unless
     * `limit` says otherwise.
     */
    iterate(
      query: ListFilters<StoryListQuery> = {},
      options?: CallOptions,
    ): AsyncGenerator<Story, void, undefined> {
      return iteratePages(resource.list, (list) => list.stories, query, options);
    },

    /**
     * One story.
     *
     * @throws ApiError 404
     */
    async get(id: string, options?: CallOptions): Promise<Story> {
      return readData(call('getStory', options, { path: { id } }), parseProducts);
    },
  };
  return resource;
}
