import { shopQuery } from '@haat/api-sdk/tanstack';
import { PERSONAL_STORAGE_KEYS } from '@haat/domain';
import { get, set } from 'idb-keyval';
import { expect, onTestFinished, test } from 'vitest';
import { createMe } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { desk } from '../../lib/api/desk.ts';
import { keepOneMember } from '../../lib/api/member-data.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useSignOut } from '../../lib/api/use-sign-out.ts';
import { SignOutButton } from './sign-out-button.tsx';

function Screen() {
  return <SignOutButton signOut={useSignOut()} />;
}

async function openDesk(logout = 200) {
  const seen = stubApi((call) =>
    call === 'POST /users/logout' ? { status: logout } : { status: 401 },
  );
  await set('desk-last-seen', { userId: 'u1', phone: '9812345678' });
  await set('desk-outbox', []);
  await set('other', 1);
  localStorage.setItem('desk-member', 'u1');
  localStorage.setItem('desk-language', 'hi');
  const screen = await renderScreen(<Screen />);
  // A sign-out has not ended when the data is gone, and would reach the next test.
  onTestFinished(() => expect.poll(() => queryClient.isMutating()).toBe(0));
  const signsOut = () => seen.some(({ call }) => call === 'POST /users/logout');
  return {
    screen,
    signsOut,
    button: screen.getByRole('button', { name: 'लॉग आउट', exact: true }),
  };
}

const listKeys = () => Object.keys(localStorage).toSorted();

test.each([
  ['by a sign-out', 200],
  ['by the end of a session that had ended', 401],
  // product 10.6.15
])('nothing of the member stays on the phone: %s', async (_, status) => {
  const { button } = await openDesk(status);
  sessionStorage.setItem('desk-recovery-codes', '["u1","4k7m-p2xw-9dqr"]');
  for (const key of PERSONAL_STORAGE_KEYS) localStorage.setItem(key, '1');
  await button.click();
  await expect.poll(() => get('desk-last-seen')).toBeUndefined();
  await expect.poll(() => get('desk-outbox')).toBeUndefined();
  expect(await get('other')).toBe(1);
  expect(listKeys()).toEqual(['desk-language']);
  expect(sessionStorage).toHaveLength(0);
});

// product 10.6.15
test('a sign-out that fails leaves everything as it was', async () => {
  const { button, signsOut } = await openDesk(500);
  await button.click();
  await expect.poll(signsOut).toBe(true);
  expect(await get('desk-last-seen')).toBeDefined();
  expect(listKeys()).toContain('desk-member');
});

// product 10.6.15
test('what is typed and not saved goes only after a question', async () => {
  const { screen, button, signsOut } = await openDesk();
  localStorage.setItem('desk-text/page/about', '{}');
  await button.click();
  await expect.element(screen.getByText('आपने कुछ लिखा है जो अभी सहेजा नहीं गया।')).toBeVisible();
  await screen.getByRole('button', { name: 'रहने दें' }).click();
  expect(signsOut()).toBe(false);
  expect(listKeys()).toContain('desk-text/page/about');
  await button.click();
  await screen.getByRole('button', { name: 'हटाकर लॉग आउट करें' }).click();
  await expect.poll(listKeys).toEqual(['desk-language']);
});

// product 10.6.15
test('the next member of a phone finds nothing of the one before', async () => {
  stubApi((call) => (call === 'GET /desk/me' ? { status: 200, data: createMe() } : undefined));
  onTestFinished(keepOneMember());
  localStorage.setItem('desk-member', 'somebody-else');
  localStorage.setItem('desk-text/page/about', '{}');
  await queryClient.fetchQuery(shopQuery(desk, '/desk/me'));
  expect(localStorage.getItem('desk-text/page/about')).toBeNull();
  expect(localStorage.getItem('desk-member')).toBe(createMe().user._id);
  localStorage.setItem('desk-text/page/about', '{}');
  await queryClient.fetchQuery({ ...shopQuery(desk, '/desk/me'), staleTime: 0 });
  expect(localStorage.getItem('desk-text/page/about')).toBe('{}');
});
