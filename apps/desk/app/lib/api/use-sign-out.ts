import { useMutation } from '@tanstack/react-query';
import { forgetLastSeen } from './browser-last-seen.ts';
import { queryClient } from './query-client.ts';

/** Signs out, and forgets what was loaded, also on the phone. */
export function useSignOut() {
  return useMutation({
    mutationFn: async () => (await import('./shop-session.ts')).logout(),
    onSuccess: async () => {
      await forgetLastSeen();
      await queryClient.resetQueries();
    },
  });
}
