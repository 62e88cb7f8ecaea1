import { KEYS } from '../../lib/api/queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** Has the categories loaded again, also those that forms offer. */
export async function reloadCategories(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: KEYS.categories }),
    queryClient.invalidateQueries({ queryKey: KEYS.shopCategories }),
  ]);
}
