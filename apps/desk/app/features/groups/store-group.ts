import { shopQuery } from '@haat/api-sdk/tanstack';
import { desk } from '../../lib/api/desk.ts';
import { queryClient, reload } from '../../lib/api/query-client.ts';
import type { DeskGroup } from '../../lib/api/types.ts';

/** Shows a group as the server sent it, and has the list loaded again. */
export function storeGroup(group: DeskGroup): void {
  queryClient.setQueryData(shopQuery(desk, '/desk/groups').queryKey, (known) => {
    if (known === undefined) return known;
    const { groups } = known;
    const isKnown = groups.some(({ _id }) => _id === group._id);
    return {
      groups: isKnown
        ? groups.map((one) => (one._id === group._id ? group : one))
        : [...groups, group],
    };
  });
  void reload('/desk/groups');
}
