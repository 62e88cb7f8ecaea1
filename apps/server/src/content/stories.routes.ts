import { STORY_LIMIT } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { findStories, getStory } from './stories.service.ts';

/** Stories from the groups behind the shop (product 7). */
export function createStoryRoutes(context: ShopContext) {
  return {
    listStories: async (request) => {
      const { page = 1, limit = STORY_LIMIT, search = '' } = request.query;
      return success('Stories', await findStories(context, search, { page, limit }));
    },

    getStory: async (request) => success('Story', await getStory(context, request.params.id)),
  } satisfies Operations;
}
