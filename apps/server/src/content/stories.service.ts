import type { Pagination } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import type { PageRequest } from '../platform/database/read-page.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import type { StoryRow } from './stories.repository.ts';
import * as stories from './stories.repository.ts';
import { listStoryProducts, type StoryProductRow } from './story-products.repository.ts';

/** A story with the products that it tells of. */
export type ToldStory = StoryRow & { products: readonly StoryProductRow[] };

/** What the stories of a list have in common. */
export interface StoryListQuery {
  /** Words, each of which title or text contains. */
  search?: string;
  /** Id of a product. */
  product?: string;
  /** Slug of a maker. */
  maker?: string;
}

/** Lists a results page of the stories that match every filter, the newest first. */
export async function listStories(
  context: ShopContext,
  { search = '', product, maker }: StoryListQuery,
  page: PageRequest,
): Promise<{ stories: ToldStory[]; pagination: Pagination }> {
  const parts = toTextKey(search)
    .split(/\s+/)
    .filter((part) => part !== '');
  const filter = { parts, productId: product || undefined, makerSlug: maker || undefined };
  const { rows, pagination } = await stories.listStories(context.db, filter, page);
  return { stories: await addProducts(context, rows), pagination };
}

/** @throws {NotFoundError} for an unknown story */
export async function getStory(context: ShopContext, storyId: string): Promise<ToldStory> {
  const row = await stories.getStory(context.db, storyId);
  if (row === undefined) throw new NotFoundError('Story');
  return { ...row, products: await listStoryProducts(context.db, [storyId]) };
}

async function addProducts(context: ShopContext, rows: readonly StoryRow[]): Promise<ToldStory[]> {
  const products = await listStoryProducts(
    context.db,
    rows.map(({ id }) => id),
  );
  const byStory = Map.groupBy(products, ({ story_id }) => story_id);
  return rows.map((row) => ({ ...row, products: byStory.get(row.id) ?? [] }));
}

/** The text by which shoppers find a story, in either language. */
export function toStorySearchText({
  title,
  content,
  titleHindi = '',
  contentHindi = '',
}: {
  readonly title: string;
  readonly content: string;
  readonly titleHindi?: string | undefined;
  readonly contentHindi?: string | undefined;
}): string {
  return toTextKey([title, content, titleHindi, contentHindi].filter(Boolean).join('\n'));
}
