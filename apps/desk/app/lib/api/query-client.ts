import { QueryClient } from '@tanstack/react-query';
import { LAST_SEEN_MS } from './last-seen.ts';

/** How long loaded data counts as fresh, in ms: two screens in a row do not load the same twice. */
const STALE_MS = 10_000;

/** What the server said, for all screens. The client of the API repeats reads by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // What is forgotten here is not kept for a visit without a network either.
    queries: { retry: false, staleTime: STALE_MS, gcTime: LAST_SEEN_MS },
    mutations: { retry: false, networkMode: 'always' },
  },
});
