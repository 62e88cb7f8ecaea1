import { shopQuery } from '@haat/api-sdk/tanstack';
import { expect, onTestFinished, test } from 'vitest';
import { createMe } from '../../test/support/contract-objects.ts';
import { desk } from './api/desk.ts';
import { queryClient } from './api/query-client.ts';
import { readOwnDraft, storeOwnDraft } from './own-draft.ts';

/** Somebody signs in on this device. */
function signIn(userId: string) {
  const me = createMe();
  queryClient.setQueryData(shopQuery(desk, '/desk/me').queryKey, {
    ...me,
    user: { ...me.user, _id: userId },
  });
  onTestFinished(() => {
    queryClient.clear();
    localStorage.clear();
  });
}

// product 10.6.16
test('what one member has typed is shown to no other member of the device', () => {
  signIn('u1');
  storeOwnDraft('page/about', { title: 'Mine' });
  expect(readOwnDraft('page/about')).toEqual({ title: 'Mine' });

  signIn('u2');
  expect(readOwnDraft('page/about')).toBeNull();

  signIn('u1');
  expect(readOwnDraft('page/about')).toEqual({ title: 'Mine' });
});
