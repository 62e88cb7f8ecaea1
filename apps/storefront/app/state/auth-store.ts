import { isApiError } from '@haat/api-sdk';
import {
  type AuthStatus,
  NO_USER_MESSAGE,
  parseStoredUser,
  type StoredUser,
  statusAfterFailedCheck,
  toStoredUser,
} from '@haat/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredValue } from '../lib/storage/stored-value.ts';
import type { SessionHintCookie } from './session-hint-cookie.ts';

/** What the browser keeps about the sign-in, under `authUser`. */
export interface StoredAuth {
  /** Only what the header shows; the rest is fetched. */
  readonly user: StoredUser | null;
  /** A logout that the server has not heard of yet: it is repeated at the next start. */
  readonly isLogoutPending: boolean;
}

export const NOBODY: StoredAuth = { user: null, isLogoutPending: false };

/** Reads what the browser kept; undefined when it is old or broken. */
export function parseStoredAuth(stored: unknown): StoredAuth | undefined {
  if (typeof stored !== 'object' || stored === null || !('user' in stored)) return undefined;
  const isLogoutPending = 'isLogoutPending' in stored && stored.isLogoutPending === true;
  const user = parseStoredUser(stored.user);
  return user === null && !isLogoutPending ? undefined : { user, isLogoutPending };
}

/** The calls the store makes; `TCredentials` and `TDetails` are what the SDK's methods take. */
interface AuthApi<TCredentials, TDetails> {
  getCurrentUser(): Promise<unknown>;
  login(credentials: TCredentials): Promise<unknown>;
  register(details: TDetails): Promise<unknown>;
  logout(): Promise<unknown>;
}

interface AuthState<TCredentials, TDetails> {
  readonly status: AuthStatus;
  /** The signed-in user; also the remembered one while the check still runs. */
  readonly user: StoredUser | null;
  /**
   * Reads what is stored, repeats a logout that failed, and checks who is signed in. Once. A browser
   * that nobody has signed in with is a guest's, without any call.
   */
  start(): Promise<void>;
  /** Asks the server who is signed in (spec §4). Never rejects: the answer is the status. */
  check(): Promise<void>;
  /** @throws ApiError when the server refuses, Error when it answers no user (spec §5). */
  login(credentials: TCredentials): Promise<void>;
  /** Registers, then checks (spec §5). @throws ApiError when the server refuses. */
  signup(details: TDetails): Promise<void>;
  /** Signs out here at once, then on the server. @throws ApiError when the server did not hear it. */
  logout(): Promise<void>;
  /** The server would not renew the session: it is over. */
  endSession(): void;
  /** Another tab signed in or out. */
  syncFromOtherTab(): void;
}

interface AuthStoreOptions<TCredentials, TDetails> {
  readonly api: AuthApi<TCredentials, TDetails>;
  readonly stored: StoredValue<StoredAuth>;
  readonly hint: SessionHintCookie;
  /** Somebody is now known to be signed in; not called again while the same user stays. */
  readonly onSignedIn: (user: StoredUser) => void;
  /**
   * Nobody is signed in (any more). `isLogout`: because the shopper said so; what belongs to them
   * is then to be forgotten, whereas a session that ran out loses nothing.
   */
  readonly onSignedOut: (reason: { readonly isLogout: boolean }) => void;
}

export type AuthStore<TCredentials, TDetails> = StoreApi<AuthState<TCredentials, TDetails>>;

/** Makes the store of who is signed in (spec §4 'Auth'). */
export function createAuthStore<TCredentials, TDetails>(
  options: AuthStoreOptions<TCredentials, TDetails>,
): AuthStore<TCredentials, TDetails> {
  const { api, stored, hint, onSignedIn, onSignedOut } = options;

  function requireUser(user: StoredUser | null): StoredUser {
    if (user === null) throw new Error(NO_USER_MESSAGE);
    return user;
  }

  // Raised by everything that decides who is signed in, so that an answer to an older question is
  // told from the current one.
  let turn = 0;

  return createStore((set, get) => {
    function enter(user: StoredUser): void {
      const before = get();
      const isSame = before.status === 'signed-in' && before.user?._id === user._id;
      turn += 1;
      stored.write({ user, isLogoutPending: false });
      set({ status: 'signed-in', user });
      if (!isSame) onSignedIn(user);
    }

    /** Signs out on screen; a logout stays stored until the server has heard of it. */
    function leave({ isLogout }: { readonly isLogout: boolean }): void {
      turn += 1;
      if (isLogout) stored.write({ user: null, isLogoutPending: true });
      else stored.clear();
      hint.clear();
      set({ status: 'signed-out', user: null });
      onSignedOut({ isLogout });
    }

    async function repeatLogout(): Promise<void> {
      leave({ isLogout: true });
      try {
        await api.logout();
        stored.clear();
      } catch (error) {
        // With 401 there is no session left to end; anything else is tried at the next start.
        if (isApiError(error) && error.status === 401) stored.clear();
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
          leave({ isLogout: false });
          return;
        }
        set({ user });
        await get().check();
      },

      async check() {
        turn += 1;
        const asked = turn;
        if (get().status !== 'signed-in') set({ status: 'checking' });
        try {
          const user = requireUser(toStoredUser(await api.getCurrentUser()));
          if (asked === turn) enter(user);
        } catch (error) {
          if (asked !== turn) return;
          const status = statusAfterFailedCheck(get().status, isApiError(error) ? error.status : 0);
          if (status === 'signed-out') leave({ isLogout: false });
          else set({ status });
        }
      },

      async login(credentials) {
        enter(requireUser(toStoredUser(await api.login(credentials))));
      },

      async signup(details) {
        await api.register(details);
        await get().check();
      },

      async logout() {
        leave({ isLogout: true });
        const asked = turn;
        try {
          await api.logout();
        } catch (error) {
          if (!isApiError(error) || error.status !== 401) throw error;
        }
        // Somebody may have signed in meanwhile; that sign-in stays stored.
        if (asked === turn) stored.clear();
      },

      endSession() {
        leave({ isLogout: false });
      },

      syncFromOtherTab() {
        const { user } = stored.read();
        if (user === null) {
          if (get().user === null) return;
          turn += 1;
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
