import { isApiError } from '@haat/api-sdk';
import type { DeskPage, DeskStory } from '@haat/api-sdk/desk';
import { KEYS } from '../../lib/api/queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** Shows a story as the server sent it, and has list and history loaded again. */
export function storeStory(story: DeskStory): void {
  queryClient.setQueryData(KEYS.story(story._id), story);
  void queryClient.invalidateQueries({ queryKey: KEYS.stories });
  void queryClient.invalidateQueries({ queryKey: ['content-history', 'story', story._id] });
}

/** Shows a page as the server sent it, and has list and history loaded again. */
export function storePage(page: DeskPage): void {
  queryClient.setQueryData(KEYS.page(page._id), page);
  void queryClient.invalidateQueries({ queryKey: KEYS.pages });
  void queryClient.invalidateQueries({ queryKey: ['content-history', 'page', page._id] });
}

/**
 * Reads the present state out of a clash; undefined for any other error. The contract says that it is what
 * reading the thing gives.
 */
export function readClash<Content extends { version: number }>(
  error: unknown,
): Content | undefined {
  if (!isApiError(error) || error.status !== 412) return undefined;
  const { details } = error;
  const isContent = typeof details === 'object' && details !== null && 'version' in details;
  return isContent ? (details as Content) : undefined;
}
