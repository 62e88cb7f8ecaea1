import { type ReadPath, shopQuery } from '@haat/api-sdk/tanstack';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { desk } from './desk.ts';
import { LAST_SEEN_MS } from './last-seen.ts';

/** How long loaded data counts as fresh, in ms: two screens in a row do not load the same twice. */
const STALE_MS = 10_000;

/** What the server said, for all screens. The client of the API repeats reads by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // What is forgotten here is not kept for a visit without a network either.
    queries: {
      retry: false,
      staleTime: STALE_MS,
      gcTime: LAST_SEEN_MS,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// The role is looked at by the server in each call anyway.
queryClient.setQueryDefaults(['/desk/me'], { staleTime: 5 * 60_000 });
queryClient.setQueryDefaults(['/desk/groups'], { staleTime: 60 * 60_000 });
queryClient.setQueryDefaults(['/categories'], { staleTime: 60 * 60_000 });
queryClient.setQueryDefaults(['/contact'], { staleTime: 60 * 60_000 });

/** The user whose data is loaded; undefined while that is not known. */
export function findUserId(): string | undefined {
  return queryClient.getQueryData(shopQuery(desk, '/desk/me').queryKey)?.user._id;
}

/** Asks the server whose session it is now; rejects when it does not say. */
export async function loadUserId(): Promise<string> {
  // Without a network it fails at once rather than waits for one.
  const me = await queryClient.fetchQuery({
    ...shopQuery(desk, '/desk/me'),
    staleTime: 0,
    networkMode: 'always',
  });
  return me.user._id;
}

/** Has what was read at these paths loaded again where it is shown. */
export async function reload(...paths: readonly ReadPath[]): Promise<void> {
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** Shows what was saved. A load that began before it may end after it, and take it back: it is cancelled. */
export function showSaved(queryKey: QueryKey, saved: unknown): void {
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, saved);
}
