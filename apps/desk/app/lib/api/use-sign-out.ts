import { useMutation } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Signs out, and forgets what was loaded. */
export function useSignOut() {
  return useMutation({
    mutationFn: async () => (await import('./shop-session.ts')).logout(),
    onSuccess: () => queryClient.resetQueries(),
  });
}
