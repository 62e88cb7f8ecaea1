import { type components, isApiError, type ShopClient, unwrap } from '@haat/api-sdk';
import {
  type AuthStatus,
  isSessionOver,
  NO_USER_MESSAGE,
  parseStoredUser,
  type StoredUser,
  statusAfterFailedCheck,
  toStoredUser,
} from '@haat/domain/shopper';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredValue } from '../lib/storage/stored-value.ts';
import type { SessionHintCookie } from './session-hint-cookie.ts';

/** The sign-in as the browser stores it, under `authUser`. */
export interface StoredAuth {
  /** Only what the header shows; the rest is fetched. */
  readonly user: StoredUser | null;
  /** True after a logout that has not reached the server: it is repeated at the next start. */
  readonly isLogoutPending: boolean;
}

export const SIGNED_OUT: StoredAuth = { user: null, isLogoutPending: false };

/** Parses the stored sign-in; undefined when it is outdated or broken. */
export function parseStoredAuth(stored: unknown): StoredAuth | undefined {
  if (typeof stored !== 'object' || stored === null || !('user' in stored)) return undefined;
  const isLogoutPending = 'isLogoutPending' in stored && stored.isLogoutPending === true;
  const user = parseStoredUser(stored.user);
  return user === null && !isLogoutPending ? undefined : { user, isLogoutPending };
}

interface AuthState {
  readonly status: AuthStatus;
  /** The signed-in user; during the check the stored one. */
  readonly user: StoredUser | null;
  /**
   * Reads the stored sign-in, repeats a failed logout, and checks the session; only once. A browser
   * without a stored user and without the hint cookie is a guest's and makes no call.
   */
  start(): Promise<void>;
  /** Requests the signed-in user (product 4.1.1). Never rejects: see `status`. */
  check(): Promise<void>;
  /**
   * @throws ApiError when the server rejects it, Error when the response has no user
   *   (product 5.2.2).
   */
  login(credentials: components['schemas']['LoginRequest']): Promise<void>;
  /**
   * Registers, then checks the session (product 2.11.4). @throws ApiError when the server rejects
   * it.
   */
  signup(
    details: components['schemas']['RegisterRequest'] | components['schemas']['RegisterForm'],
  ): Promise<void>;
  /** Signs out at once, then on the server. @throws ApiError when the call to the server failed. */
  logout(): Promise<void>;
  /** Signs out after the server rejected the renewal of the session. */
  endSession(): void;
  /** Takes over a sign-in or sign-out of another tab. */
  syncFromOtherTab(): void;
}

interface AuthStoreOptions {
  readonly api: Pick<ShopClient, 'GET' | 'POST'>;
  readonly stored: StoredValue<StoredAuth>;
  readonly hint: SessionHintCookie;
  /** Called when a user is signed in; not again for the same user. */
  readonly onSignedIn: (user: StoredUser) => void;
  /**
   * Called when nobody is signed in. `isLogout` is true after a logout, when the shopper's data is to
   * be removed from the browser; an expired session removes nothing.
   */
  readonly onSignedOut: (reason: { readonly isLogout: boolean }) => void;
}

export type AuthStore = StoreApi<AuthState>;

/** Creates the store of the sign-in (product 4.1). */
export function createAuthStore(options: AuthStoreOptions): AuthStore {
  const { api, stored, hint, onSignedIn, onSignedOut } = options;

  function requireUser(user: StoredUser | null): StoredUser {
    if (user === null) throw new Error(NO_USER_MESSAGE);
    return user;
  }

  // Incremented by every sign-in, sign-out and check, so that outdated responses are ignored.
  let epoch = 0;

  return createStore((set, get) => {
    function setSignedIn(user: StoredUser): void {
      const current = get();
      const isSame = current.status === 'signed-in' && current.user?._id === user._id;
      epoch += 1;
      stored.write({ user, isLogoutPending: false });
      set({ status: 'signed-in', user });
      if (!isSame) onSignedIn(user);
    }

    /** Signs out on screen; a logout stays stored until the server has confirmed it. */
    function setSignedOut({ isLogout }: { readonly isLogout: boolean }): void {
      epoch += 1;
      if (isLogout) stored.write({ user: null, isLogoutPending: true });
      else stored.clear();
      hint.clear();
      set({ status: 'signed-out', user: null });
      onSignedOut({ isLogout });
    }

    async function repeatLogout(): Promise<void> {
      setSignedOut({ isLogout: true });
      try {
        await unwrap(api.POST('/users/logout'));
        stored.clear();
      } catch (error) {
        // After a 401 there is no session to end; any other error is retried at the next start.
        if (isApiError(error) && isSessionOver(error)) stored.clear();
      }
    }

    return {
      status: 'unknown',
      user: null,

      async start() {
        if (get().status !== 'unknown') return;
        const { user, isLogoutPending } = stored.read();
        if (isLogoutPending) {
          await repeatLogout();
          return;
        }
        if (user === null && !hint.isSet()) {
          setSignedOut({ isLogout: false });
          return;
        }
        set({ user });
        await get().check();
      },

      async check() {
        epoch += 1;
        const startEpoch = epoch;
        if (get().status !== 'signed-in') set({ status: 'checking' });
        try {
          const user = requireUser(toStoredUser(await unwrap(api.GET('/users/current-user'))));
          if (startEpoch === epoch) setSignedIn(user);
        } catch (error) {
          if (startEpoch !== epoch) return;
          const status = statusAfterFailedCheck(get().status, isApiError(error) ? error.status : 0);
          if (status === 'signed-out') setSignedOut({ isLogout: false });
          else set({ status });
        }
      },

      async login(credentials) {
        const { user } = await unwrap(api.POST('/users/login', { body: credentials }));
        setSignedIn(requireUser(toStoredUser(user)));
      },

      async signup(details) {
        await unwrap(api.POST('/users/register', { body: details }));
        await get().check();
      },

      async logout() {
        setSignedOut({ isLogout: true });
        const startEpoch = epoch;
        try {
          await unwrap(api.POST('/users/logout'));
        } catch (error) {
          if (!isApiError(error) || !isSessionOver(error)) throw error;
        }
        // A sign-in during the call stays stored.
        if (startEpoch === epoch) stored.clear();
      },

      endSession() {
        setSignedOut({ isLogout: false });
      },

      syncFromOtherTab() {
        const { user } = stored.read();
        if (user === null) {
          if (get().user === null) return;
          epoch += 1;
          set({ status: 'signed-out', user: null });
          onSignedOut({ isLogout: false });
        } else if (user._id !== get().user?._id) {
          set({ status: 'checking', user });
          void get().check();
        }
      },
    };
  });
}
