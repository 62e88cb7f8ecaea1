import { type Pagination, toPagination } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import type { StoryRow } from './stories.repository.ts';
import * as stories from './stories.repository.ts';

/** Lists a results page of the stories that contain every word of `search`, the newest first. */
export async function listStories(
  context: ShopContext,
  search: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ stories: StoryRow[]; pagination: Pagination }> {
  const parts = toTextKey(search)
    .split(/\s+/)
    .filter((part) => part !== '');
  const rows = await stories.listStories(context.db, parts, { limit, offset: (page - 1) * limit });
  const total = await stories.countStories(context.db, parts);
  return { stories: rows, pagination: toPagination(page, limit, total) };
}

/** @throws {NotFoundError} for an unknown story */
export async function getStory(context: ShopContext, storyId: string): Promise<StoryRow> {
  const row = await stories.getStory(context.db, storyId);
  if (row === undefined) throw new NotFoundError('Story');
  return row;
}
