import { shopQuery } from '@haat/api-sdk/tanstack';
import { desk } from '../../lib/api/desk.ts';
import { queryClient, reload } from '../../lib/api/query-client.ts';
import { readPresent } from '../../lib/api/read-present.ts';
import type { DeskPage, DeskStory } from '../../lib/api/types.ts';

/** Shows a story as the server sent it, and has list and history loaded again. */
export function storeStory(story: DeskStory): void {
  queryClient.setQueryData(
    shopQuery(desk, '/desk/stories/{id}', { params: { path: { id: story._id } } }).queryKey,
    story,
  );
  void reload('/desk/stories', '/desk/stories/{id}/history');
}

/** Shows a page as the server sent it, and has list and history loaded again. */
export function storePage(page: DeskPage): void {
  queryClient.setQueryData(
    shopQuery(desk, '/desk/pages/{id}', { params: { path: { id: page._id } } }).queryKey,
    page,
  );
  void reload('/desk/pages', '/desk/pages/{id}/history');
}

/**
 * Reads the present state out of a clash; undefined for any other error. The contract says that it is what
 * reading the thing gives.
 */
export function readClash<Content extends { version: number }>(
  error: unknown,
): Content | undefined {
  return readPresent<Content>(error, 'version');
}

/** Does something with a draft, and shows what became of it. */
export async function actOn<Content extends { version: number }>(
  calling: Promise<Content>,
  store: (content: Content) => void,
): Promise<void> {
  try {
    store(await calling);
  } catch (error) {
    const present = readClash<Content>(error);
    if (present) store(present);
    throw error;
  }
}
