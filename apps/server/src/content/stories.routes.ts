import { STORY_LIMIT } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { presentStory } from './stories.presenter.ts';
import { getStory, listStories } from './stories.service.ts';

/** Stories from the groups behind the shop (product 7.7.1). */
export function createStoryRoutes(context: ShopContext) {
  return {
    listStories: async (request) => {
      const { page = 1, limit = STORY_LIMIT, ...filter } = request.query;
      const { stories, pagination } = await listStories(context, filter, { page, limit });
      return success('Stories', { stories: stories.map(presentStory), pagination });
    },

    getStory: async (request) =>
      success('Story', presentStory(await getStory(context, request.params.id))),
  } satisfies Operations;
}
