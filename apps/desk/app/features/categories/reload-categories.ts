import { reload } from '../../lib/api/query-client.ts';

/** Has the categories loaded again, also those that forms offer. */
export async function reloadCategories(): Promise<void> {
  await reload('/desk/categories', '/categories');
}
