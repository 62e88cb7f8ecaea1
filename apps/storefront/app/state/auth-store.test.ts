import { ApiError } from '@haat/api-sdk';
import { beforeEach, describe, expect, it } from 'vitest';
import { createControlledCall, settle } from '../../test/support/controlled-call.ts';
import { createFakeClient } from '../../test/support/fake-client.ts';
import { createFakeStorage } from '../../test/support/fake-storage.ts';
import { createStoredValue } from '../lib/storage/stored-value.ts';
import { createAuthStore, parseStoredAuth, SIGNED_OUT, type StoredAuth } from './auth-store.ts';
import { createSessionHintCookie } from './session-hint-cookie.ts';

const ASHA = { _id: 'u1', fullName: 'Asha', userName: 'asha', avatar: null, language: null };
const BINA = { _id: 'u2', fullName: 'Bina', userName: 'bina', avatar: null, language: null };
const CREDENTIALS = { email: 'asha@example.com', password: 'Desert#2026' };
const UNAUTHORIZED = new ApiError({ reason: 'response', status: 401, message: 'Please sign in.' });
const OFFLINE = new ApiError({ reason: 'network', status: 0, message: 'No response' });

function createTestShop() {
  const storage = createFakeStorage();
  const stored = createStoredValue<StoredAuth>({
    key: 'authUser',
    initial: SIGNED_OUT,
    parse: parseStoredAuth,
    storage,
  });
  const calls = {
    getCurrentUser: createControlledCall<[], unknown>(),
    login: createControlledCall<[], unknown>(),
    register: createControlledCall<[], unknown>(),
    logout: createControlledCall<[], void>(),
  };
  const hint = { cookie: 'haat_signed_in=1' };
  const events: string[] = [];
  const store = createAuthStore({
    api: createFakeClient({
      'GET /users/current-user': calls.getCurrentUser.run,
      'POST /users/login': calls.login.run,
      'POST /users/register': calls.register.run,
      'POST /users/logout': calls.logout.run,
    }),
    stored,
    hint: createSessionHintCookie(hint),
    onSignedIn: (user) => events.push(`in ${user.userName}`),
    onSignedOut: ({ isLogout }) => events.push(isLogout ? 'logout' : 'out'),
  });
  return { storage, stored, calls, hint, events, store };
}

let shop: ReturnType<typeof createTestShop>;
beforeEach(() => {
  shop = createTestShop();
});

const statusNow = () => shop.store.getState().status;
const userNow = () => shop.store.getState().user;

describe('the check at start', () => {
  // product 3.1.1, 4.1.1
  it('is unknown, then checking, then signed in with the user stored', async () => {
    expect(statusNow()).toBe('unknown');
    const started = shop.store.getState().start();
    expect(statusNow()).toBe('checking');
    shop.calls.getCurrentUser.resolve({ ...ASHA, email: 'asha@example.com' });
    await started;
    expect(statusNow()).toBe('signed-in');
    expect(userNow()).toEqual(ASHA);
    expect(shop.events).toEqual(['in asha']);
    // Only the fields of the header are stored.
    expect(shop.stored.read()).toEqual({ user: ASHA, isLogoutPending: false });
    expect(shop.storage.entries.get('authUser')).not.toContain('example.com');
  });

  // product 2.1.3
  it('makes no call without a stored user and a hint cookie', async () => {
    shop.hint.cookie = '';
    await shop.store.getState().start();
    expect(statusNow()).toBe('signed-out');
    expect(shop.events).toEqual(['out']);
    expect(shop.calls.getCurrentUser.inputs).toHaveLength(0);
  });

  it('checks a stored user also without the hint cookie', async () => {
    shop.hint.cookie = '';
    shop.stored.write({ user: ASHA, isLogoutPending: false });
    const started = shop.store.getState().start();
    shop.calls.getCurrentUser.resolve(ASHA);
    await started;
    expect(statusNow()).toBe('signed-in');
  });

  it('clears the hint cookie when there is no session, so that the next start makes no call', async () => {
    const started = shop.store.getState().start();
    shop.calls.getCurrentUser.reject(UNAUTHORIZED);
    await started;
    expect(shop.hint.cookie).toContain('Max-Age=0');
  });

  // product 4.1.1
  it('signs out on a 401 and removes the stored user', async () => {
    shop.stored.write({ user: ASHA, isLogoutPending: false });
    const started = shop.store.getState().start();
    expect(userNow()).toEqual(ASHA);
    shop.calls.getCurrentUser.reject(UNAUTHORIZED);
    await started;
    expect(statusNow()).toBe('signed-out');
    expect(userNow()).toBeNull();
    expect(shop.storage.entries.has('authUser')).toBe(false);
    expect(shop.events).toEqual(['out']);
  });

  it.each([
    ['no response', OFFLINE],
    ['a server error', new ApiError({ reason: 'response', status: 500, message: 'Broken' })],
    // product 4.1.1
  ])('neither signs in nor out on %s, and can be tried again', async (_, error) => {
    shop.stored.write({ user: ASHA, isLogoutPending: false });
    const started = shop.store.getState().start();
    shop.calls.getCurrentUser.reject(error);
    await started;
    expect(statusNow()).toBe('failed');
    expect(shop.stored.read().user).toEqual(ASHA);
    expect(shop.events).toEqual([]);

    const retried = shop.store.getState().check();
    expect(statusNow()).toBe('checking');
    shop.calls.getCurrentUser.resolve(ASHA);
    await retried;
    expect(statusNow()).toBe('signed-in');
  });

  // product 2.1.3
  it('runs once for several starts', async () => {
    void shop.store.getState().start();
    void shop.store.getState().start();
    await settle();
    expect(shop.calls.getCurrentUser.inputs).toHaveLength(1);
  });

  // product 4.1.2
  it('never signs out a shopper who signed in during the check', async () => {
    const started = shop.store.getState().start();
    const signedIn = shop.store.getState().login(CREDENTIALS);
    shop.calls.login.resolve({ user: ASHA });
    await signedIn;
    shop.calls.getCurrentUser.reject(UNAUTHORIZED);
    await started;
    expect(statusNow()).toBe('signed-in');
    expect(shop.events).toEqual(['in asha']);
  });
});

describe('signing in', () => {
  it('changes nothing when the server rejects it', async () => {
    const signedIn = shop.store.getState().login(CREDENTIALS);
    shop.calls.login.reject(UNAUTHORIZED);
    await expect(signedIn).rejects.toBe(UNAUTHORIZED);
    expect(statusNow()).toBe('unknown');
    expect(shop.events).toEqual([]);
  });

  // product 5.2.2
  it('needs a user in the response', async () => {
    const signedIn = shop.store.getState().login(CREDENTIALS);
    shop.calls.login.resolve({});
    await expect(signedIn).rejects.toThrow('No user object returned');
    expect(shop.events).toEqual([]);
  });

  it('is checked again after a sign-up', async () => {
    const signedUp = shop.store.getState().signup({
      ...CREDENTIALS,
      fullName: 'Asha',
      userName: 'asha',
      phoneNumber: '9876543210',
    });
    shop.calls.register.resolve({});
    await settle();
    shop.calls.getCurrentUser.resolve(ASHA);
    await signedUp;
    expect(statusNow()).toBe('signed-in');
    expect(shop.events).toEqual(['in asha']);
  });
});

describe('signing out', () => {
  async function signIn(user = ASHA) {
    const signedIn = shop.store.getState().login(CREDENTIALS);
    shop.calls.login.resolve({ user });
    await signedIn;
    shop.events.length = 0;
  }

  // product 4.1.3
  it('shows at once, before the response of the server', async () => {
    await signIn();
    const loggedOut = shop.store.getState().logout();
    expect(statusNow()).toBe('signed-out');
    expect(userNow()).toBeNull();
    expect(shop.events).toEqual(['logout']);
    shop.calls.logout.resolve();
    await loggedOut;
    expect(shop.storage.entries.has('authUser')).toBe(false);
  });

  // product 4.1.3
  it('stays signed out when the call fails, and is repeated at the next start before any check', async () => {
    await signIn();
    const loggedOut = shop.store.getState().logout();
    shop.calls.logout.reject(OFFLINE);
    await expect(loggedOut).rejects.toBe(OFFLINE);
    expect(statusNow()).toBe('signed-out');

    const next = createTestShop();
    for (const [key, value] of shop.storage.entries) next.storage.entries.set(key, value);
    const started = next.store.getState().start();
    expect(next.store.getState().status).toBe('signed-out');
    next.calls.logout.resolve();
    await started;
    expect(next.calls.getCurrentUser.inputs).toHaveLength(0);
    expect(next.storage.entries.has('authUser')).toBe(false);
  });

  it('is repeated again when it fails again', async () => {
    shop.stored.write({ user: null, isLogoutPending: true });
    const started = shop.store.getState().start();
    shop.calls.logout.reject(OFFLINE);
    await started;
    expect(shop.stored.read().isLogoutPending).toBe(true);
    expect(statusNow()).toBe('signed-out');
  });

  it('counts a 401 as done: there was no session left', async () => {
    await signIn();
    const loggedOut = shop.store.getState().logout();
    shop.calls.logout.reject(UNAUTHORIZED);
    await loggedOut;
    expect(shop.storage.entries.has('authUser')).toBe(false);
  });

  it('does not undo a sign-in that precedes its response', async () => {
    await signIn();
    const loggedOut = shop.store.getState().logout();
    await signIn(BINA);
    shop.calls.logout.resolve();
    await loggedOut;
    expect(userNow()).toEqual(BINA);
    expect(shop.stored.read().user).toEqual(BINA);
  });

  it('is no logout when the session expired: nothing is removed', async () => {
    await signIn();
    shop.store.getState().endSession();
    expect(statusNow()).toBe('signed-out');
    expect(shop.events).toEqual(['out']);
  });
});

describe('another tab', () => {
  it('signs this one out too', async () => {
    const signedIn = shop.store.getState().login(CREDENTIALS);
    shop.calls.login.resolve({ user: ASHA });
    await signedIn;
    shop.stored.clear();
    shop.store.getState().syncFromOtherTab();
    expect(statusNow()).toBe('signed-out');
    expect(shop.events).toEqual(['in asha', 'out']);
  });

  it('that signs in another user leads to a check', async () => {
    const signedIn = shop.store.getState().login(CREDENTIALS);
    shop.calls.login.resolve({ user: ASHA });
    await signedIn;
    shop.stored.write({ user: BINA, isLogoutPending: false });
    shop.store.getState().syncFromOtherTab();
    expect(statusNow()).toBe('checking');
    shop.calls.getCurrentUser.resolve(BINA);
    await settle();
    expect(shop.events).toEqual(['in asha', 'in bina']);
  });
});
