import { done, type OperationHandlers } from '../operation-handlers.ts';
import { paginate } from '../paginate.ts';
import { matchesWords } from '../search-words.ts';
import { orNotFound } from '../shop-refusal.ts';

/** Stories from the groups behind the shop (spec §7). */
export const storyHandlers = {
  listStories({ query }, shop) {
    const { page = 1, limit = 100, search = '' } = query;
    const found = shop.stories
      .filter(({ title, content }) => matchesWords(search, [title, content]))
      .sort((a, b) => b.date.localeCompare(a.date));
    const { items, pagination } = paginate(found, page, limit);
    return done('Stories', { stories: items, pagination });
  },

  getStory({ path }, shop) {
    const story = shop.stories.find(({ _id }) => _id === path.id);
    return done('Story', orNotFound(story, 'Story'));
  },
} satisfies Partial<OperationHandlers>;
