import { orNotFound } from '../requests/mock-shop-error.ts';
import { matchesSearch } from '../rules/matches-search.ts';
import { paginate } from '../rules/paginate.ts';
import type { TestShop } from '../test-shop.ts';
import { done, type OperationHandlers } from './operation-handler.ts';

/** Stories from the groups behind the shop (product 7.7.2). */
export const storyHandlers = {
  listStories({ query }, shop) {
    const { page = 1, limit = 100, search = '', product, maker } = query;
    const found = shop.stories
      .filter(({ title, content }) => matchesSearch(search, [title, content]))
      .filter(({ products }) => !product || products.some(({ _id }) => _id === product))
      .filter(({ products }) => !maker || products.some(({ _id }) => makerOf(shop, _id) === maker))
      .sort((a, b) => b.date.localeCompare(a.date));
    const { items, pagination } = paginate(found, page, limit);
    return done('Stories', { stories: items, pagination });
  },

  getStory({ path }, shop) {
    const story = shop.stories.find(({ _id }) => _id === path.id);
    return done('Story', orNotFound(story, 'Story'));
  },
} satisfies Partial<OperationHandlers>;

/** Slug of the group that makes a product. */
function makerOf(shop: TestShop, productId: string): string | undefined {
  return shop.products.find(({ _id }) => _id === productId)?.maker?.slug;
}
