import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderScreen, shop } from '../../../test/support/screen.tsx';
import { authStore } from '../../state/create-stores.ts';
import { useLogout } from './use-logout.ts';

const SHOPPER = 'shopper@example.com';
const DATABASE = 'keyval-store';

/** Does something with the database of the desk, which is made as the desk makes it. */
function withStore<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const request = work(opening.result.transaction('keyval', 'readwrite').objectStore('keyval'));
      request.onsuccess = () => {
        opening.result.close();
        resolve(request.result);
      };
    };
  });
}

async function workAtDesk(waiting: readonly unknown[] = []): Promise<void> {
  await withStore((store) => store.put({ phone: '9812345678' }, 'desk-last-seen'));
  await withStore((store) => store.put(waiting, 'desk-outbox'));
  localStorage.setItem('desk-language', 'hi');
}

const listEntries = () => withStore((store) => store.getAllKeys());
const listKeys = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('desk-'))
    .toSorted();

function LogoutButton() {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      Logout
    </button>
  );
}

async function openShop() {
  const screen = await renderScreen(<LogoutButton />, { at: '/', signedInAs: SHOPPER });
  localStorage.setItem('desk-member', authStore.getState().user?._id ?? '');
  return screen;
}

beforeEach(async () => {
  localStorage.clear();
  indexedDB.deleteDatabase(DATABASE);
});
afterEach(() => {
  indexedDB.deleteDatabase(DATABASE);
});

// product 10.6.15
test('a logout in the shop removes what the desk keeps on this phone, but for the language', async () => {
  await workAtDesk();
  sessionStorage.setItem('desk-recovery-codes', '["u1","4k7m-p2xw-9dqr"]');
  const screen = await openShop();
  await screen.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(listEntries).toEqual([]);
  expect(listKeys()).toEqual(['desk-language']);
  expect(sessionStorage.getItem('desk-recovery-codes')).toBeNull();
});

test.each([
  ['is not sent', () => workAtDesk([{ key: 'k1' }])],
  [
    'is not saved',
    async () => {
      await workAtDesk();
      localStorage.setItem('desk-text/page/about', '{}');
    },
  ],
  // product 10.6.15
])('a logout asks before it removes what at the desk %s', async (_, work) => {
  await work();
  const screen = await openShop();
  await screen.getByRole('button', { name: 'Logout' }).click();
  await screen.getByRole('button', { name: 'Stay logged in' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(authStore.getState().status).toBe('signed-in');
  expect(await listEntries()).toContain('desk-outbox');

  await screen.getByRole('button', { name: 'Logout' }).click();
  await screen.getByRole('button', { name: 'Remove it and log out' }).click();
  await expect.poll(listEntries).toEqual([]);
  await expect.poll(listKeys).toEqual(['desk-language']);
  expect(authStore.getState().status).toBe('signed-out');
});

// product 10.6.15
test('the end of a session removes what was seen at the desk; what is not sent waits for its member', async () => {
  await workAtDesk([{ key: 'k1' }]);
  await openShop();
  authStore.getState().endSession();
  await expect.poll(listEntries).toEqual(['desk-outbox']);
});

// product 10.6.15
test('the sign-in of somebody else removes everything of the member before', async () => {
  await workAtDesk([{ key: 'k1' }]);
  localStorage.setItem('desk-member', 'somebody-else');
  localStorage.setItem('desk-text/page/about', '{}');
  shop.signIn(SHOPPER);
  await authStore.getState().check();
  await expect.poll(listEntries).toEqual([]);
  expect(listKeys()).toEqual(['desk-language']);
});

// product 10.6.15
test('a phone that was never at the desk gets no database by a logout', async () => {
  const screen = await renderScreen(<LogoutButton />, { at: '/', signedInAs: SHOPPER });
  await screen.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => authStore.getState().status).toBe('signed-out');
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .not.toContain(DATABASE);
});
