import type { StoryProduct, StoryView } from './story.ts';

/** The number of goods below a story: one row of a wide screen. */
const MAX_STORY_GOODS = 4;

/** The goods that stand below a story: the first four that it tells of (product 2.12.5). */
export function pickStoryGoods({ products }: Pick<StoryView, 'products'>): readonly StoryProduct[] {
  return products.slice(0, MAX_STORY_GOODS);
}
