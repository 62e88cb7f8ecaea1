import { type ShopClient, unwrap } from '@haat/api-sdk';
import { parseStories } from '@haat/domain/shopper';
import { type StoryLink, toStoryLink } from '../../../components/story/story-links.tsx';
import { island } from '../../../hydration/island.tsx';

/** The number of stories below a product: one row of a wide screen. */
const MAX_STORIES = 3;

/** Lists the newest stories that tell of a product. */
export async function listProductStories(api: ShopClient, product: string): Promise<StoryLink[]> {
  const { stories } = await unwrap(
    api.GET('/story', { params: { query: { product, page: 1, limit: MAX_STORIES } } }),
  );
  return parseStories(stories).map(toStoryLink);
}

/** The links to a product's stories, whose code a first visit does not need: they never change. */
export const ProductStories = island(
  async () => (await import('./product-story-list.tsx')).ProductStoryList,
  { when: 'tap' },
);
