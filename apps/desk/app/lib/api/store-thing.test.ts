import { shopQuery } from '@haat/api-sdk/tanstack';
import { expect, test } from 'vitest';
import { createOrder } from '../../../test/support/contract-objects.ts';
import { desk } from './desk.ts';
import { queryClient } from './query-client.ts';
import { storeOrder } from './store-thing.ts';

// product 10.6.6
test('a load that began before a change was saved does not take the change back', async () => {
  const { queryKey } = shopQuery(desk, '/desk/orders/{id}', { params: { path: { id: 'o1' } } });
  const before = createOrder({ _id: 'o1', notes: [] });
  // A tick or a note leaves the version as it is.
  const after = { ...before, orderNumber: 'HAAT-2026-00000002' };
  queryClient.setQueryData(queryKey, before);
  const loading = Promise.withResolvers<typeof before>();
  const loaded = queryClient.fetchQuery({ queryKey, queryFn: () => loading.promise, staleTime: 0 });
  storeOrder(after);
  loading.resolve(before);
  await loaded;
  expect(queryClient.getQueryData(queryKey)).toEqual(after);
  expect(queryClient.getQueryState(queryKey)?.fetchStatus).toBe('idle');
});
