import { isApiError, unwrap } from '@haat/api-sdk';
import { useMutation } from '@tanstack/react-query';
import { desk } from './desk.ts';
import { forgetMember } from './member-data.ts';
import { queryClient } from './query-client.ts';

async function signOut(): Promise<void> {
  try {
    await unwrap(desk.POST('/users/logout'));
  } catch (error) {
    // A session that has ended is signed out already.
    if (!isApiError(error) || error.status !== 401) throw error;
  }
}

/** Signs out, and forgets what was loaded, queued and typed, also on the phone. */
export function useSignOut() {
  return useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      await forgetMember();
      await queryClient.resetQueries();
    },
  });
}
