import type { DeskGroup } from '@haat/api-sdk/desk';
import { KEYS } from '../../lib/api/queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** Shows a group as the server sent it, and has the list loaded again. */
export function storeGroup(group: DeskGroup): void {
  queryClient.setQueryData<readonly DeskGroup[]>(KEYS.groups, (groups) => {
    if (groups === undefined) return groups;
    const isKnown = groups.some(({ _id }) => _id === group._id);
    if (!isKnown) return [...groups, group];
    return groups.map((one) => (one._id === group._id ? group : one));
  });
  void queryClient.invalidateQueries({ queryKey: KEYS.groups });
}
