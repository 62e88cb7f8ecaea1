import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepNewer } from './keep-newer.ts';

// product 10.6.6
test('a load that began before a change was saved does not take the change back', async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { structuralSharing: keepNewer, staleTime: 0 } },
  });
  const loading = Promise.withResolvers<object>();
  const loaded = client.fetchQuery({ queryKey: ['order'], queryFn: () => loading.promise });
  client.setQueryData(['order'], { version: 2, packed: 2 });
  loading.resolve({ version: 1, packed: 1 });
  await loaded;
  expect(client.getQueryData(['order'])).toEqual({ version: 2, packed: 2 });
});

test('what is newer, and what has no version, replaces what is shown', () => {
  expect(keepNewer({ version: 1 }, { version: 2 })).toEqual({ version: 2 });
  expect(keepNewer({ version: 1 }, undefined)).toBeUndefined();
  expect(keepNewer([1, 2], [3])).toEqual([3]);
  const same = { version: 1, lines: [{ id: 'a' }] };
  expect(keepNewer(same, structuredClone(same))).toBe(same);
});
