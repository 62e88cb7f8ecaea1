import { createIdempotencyKey, createShopClient, unwrap } from '@haat/api-sdk';
import { DESK_MEMBER_KEY, KEPT_CHANGES_KEY, type Language, PERSONAL_CACHE } from '@haat/domain';
import {
  CART_STORAGE_KEY,
  EMPTY_GUEST_CART,
  type GuestCart,
  LATEST_ORDER_STORAGE_KEY,
  parseStoredAddressId,
  RECENTLY_SEEN_STORAGE_KEY,
  restoreGuestCart,
  SELECTED_ADDRESS_STORAGE_KEY,
  USER_STORAGE_KEY,
} from '@haat/domain/shopper';
import { useStore } from 'zustand';
import { settleLanguage } from '../lib/language/chosen-language.ts';
import { getBrowserStorage } from '../lib/storage/browser-storage.ts';
import { createStoredValue } from '../lib/storage/stored-value.ts';
import {
  type AddressSelectionState,
  createAddressSelectionStore,
} from './address-selection-store.ts';
import { createAuthStore, parseStoredAuth, SIGNED_OUT } from './auth-store.ts';
import { createGuestCartPort, createServerCartPort } from './cart-port.ts';
import {
  type CartKeeper,
  type CartState,
  type CartStoreOptions,
  createCartStore,
} from './cart-store.ts';
import { createSessionHintCookie } from './session-hint-cookie.ts';

/**
 * The SDK in the browser, for the data of this shopper. Loaders use `apiContext` instead. Calls do not end
 * by time, and only those with an `Idempotency-Key` repeat, once (product 7.1.1): a screen shows at once
 * what went wrong, with Retry.
 */
export const api = createShopClient({
  // The server loads this module too, but makes no call with this client.
  baseUrl: import.meta.env.SSR ? 'http://localhost/api/v1' : '/api/v1',
  timeoutMs: 0,
  maxRetries: (request) => (request.headers.has('idempotency-key') ? 1 : 0),
  onSessionEnded() {
    const { status, endSession } = authStore.getState();
    if (status === 'signed-in') endSession();
  },
});

/** The storage that all tabs share; undefined on the server and when the browser forbids it. */
export const storage = getBrowserStorage('localStorage');

const storedAuth = createStoredValue({
  key: USER_STORAGE_KEY,
  initial: SIGNED_OUT,
  parse: parseStoredAuth,
  storage,
});

const storedGuestCart = createStoredValue<GuestCart>({
  key: CART_STORAGE_KEY,
  initial: EMPTY_GUEST_CART,
  parse: (stored) => restoreGuestCart(stored, createIdempotencyKey()),
  storage,
});

const storedAddressId = createStoredValue<string | null>({
  key: SELECTED_ADDRESS_STORAGE_KEY,
  initial: null,
  parse: (stored) => parseStoredAddressId(stored) ?? undefined,
  storage,
});

/** The products whose pages were opened in this browser, the latest first (product 2.7.17). */
export const storedRecentlySeen = createStoredValue<readonly unknown[]>({
  key: RECENTLY_SEEN_STORAGE_KEY,
  initial: [],
  // The block that shows them parses each, in a chunk of its own.
  parse: (stored) => (Array.isArray(stored) ? stored : undefined),
  storage,
});

/** The selected delivery address (product 3.7.3). */
export const addressSelectionStore = createAddressSelectionStore(storedAddressId);

/** The events of the cart that the screens announce. */
export type CartListeners = Pick<CartStoreOptions, 'onMerged' | 'onMergeFailed' | 'onLoadFailed'>;

/** A new value under this key tells the other tabs that the shopper's cart, on the server, has changed. */
const CART_CHANGE_KEY = 'cart-changed';

let cartListeners: CartListeners | undefined;

let cartKeeper: CartKeeper | undefined;

/** Has changes of the shopper's cart kept without a network, once the code for it has loaded. */
export function setCartKeeper(keeper: CartKeeper): void {
  cartKeeper = keeper;
}

/** The cart of the guest or of the signed-in shopper (product 4.2). */
export const cartStore = createCartStore({
  guest: createGuestCartPort(storedGuestCart, createIdempotencyKey),
  server: createServerCartPort(api, () => authStore.getState().user?._id ?? ''),
  storedGuestCart,
  mergeCarts: ({ idempotencyKey, body }) =>
    unwrap(
      api.POST('/cart/merge-carts', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body,
      }),
    ),
  newKey: createIdempotencyKey,
  getKeeper: () => cartKeeper,
  onMerged: (result) => cartListeners?.onMerged(result),
  onMergeFailed: (error) => cartListeners?.onMergeFailed(error),
  onLoadFailed: (error) => cartListeners?.onLoadFailed(error),
  onChange: () => storage?.removeItem(LATEST_ORDER_STORAGE_KEY),
  onChanged() {
    try {
      storage?.setItem(CART_CHANGE_KEY, createIdempotencyKey());
    } catch {
      // Without storage the other tabs show the change when they are returned to.
    }
  },
});

/** Id of the user whose data the desk keeps on this phone; null where nobody has been at the desk. */
export function findDeskMember(): string | null {
  return storage?.getItem(DESK_MEMBER_KEY) ?? null;
}

/** Removes what the desk, another shell, keeps on this phone (product 10.6.15). */
function changeDeskData(change: (data: typeof import('./desk-data.ts')) => Promise<void>): void {
  if (import.meta.env.SSR) return;
  import('./desk-data.ts').then(change).catch(() => {
    // Without a network the logout itself is repeated at the next start, and this with it.
  });
}

/** Has the mails of the account written in a language (product 2.18.3). */
function saveLanguage(language: Language): void {
  unwrap(api.PATCH('/users/update-account', { body: { language } })).catch(() => {
    // The next start tries again.
  });
}

/** The sign-in of this browser (product 4.1). */
export const authStore = createAuthStore({
  api,
  stored: storedAuth,
  hint: createSessionHintCookie(import.meta.env.SSR ? { cookie: '' } : document),
  onSignedIn({ _id, language }) {
    const chosen = settleLanguage(language);
    if (chosen !== null && chosen !== language) saveLanguage(chosen);
    const member = findDeskMember();
    if (member !== null && member !== _id) changeDeskData(({ forgetDesk }) => forgetDesk());
    void cartStore.getState().switchOwner('shopper');
  },
  onSignedOut({ isLogout }) {
    // Pages without HTTPS have no caches.
    void globalThis.caches?.delete(PERSONAL_CACHE);
    if (isLogout) {
      changeDeskData(({ forgetDesk }) => forgetDesk());
      storage?.removeItem(KEPT_CHANGES_KEY);
      storedGuestCart.clear();
      storedRecentlySeen.clear();
      storage?.removeItem(LATEST_ORDER_STORAGE_KEY);
      addressSelectionStore.getState().clear();
    } else if (findDeskMember() !== null) {
      // What she has not sent or saved waits for her next sign-in.
      changeDeskData(({ forgetSeenAtDesk }) => forgetSeenAtDesk());
    }
    void cartStore.getState().switchOwner('guest');
  },
});

/** Loads the cart again; after a failed session check it repeats the check, which loads the cart. */
export function reloadCart(): void {
  if (authStore.getState().status === 'failed') void authStore.getState().check();
  else void cartStore.getState().load();
}

/**
 * Starts the stores in the browser after hydration, since the server renders no shopper's data, and
 * synchronizes them with the other tabs. Called once, by the root.
 */
export function startStores(listeners: CartListeners): void {
  cartListeners = listeners;

  addressSelectionStore.getState().start();
  // A stored user's cart is on the server: the guest's must not show as empty while it loads.
  if (storedAuth.read().user === null) void cartStore.getState().switchOwner('guest');
  authStore.subscribe(({ status, user }) => {
    if (status === 'failed' && user !== null) cartStore.setState({ status: 'failed' });
  });
  void authStore.getState().start();

  window.addEventListener('storage', ({ key }) => {
    // The key is null after `localStorage.clear()`.
    if (key === storedAuth.key || key === null) authStore.getState().syncFromOtherTab();
    if (key === storedGuestCart.key || key === null) cartStore.getState().syncFromOtherTab();
    if (key === CART_CHANGE_KEY) cartStore.getState().refresh();
    if (key === storedAddressId.key || key === null) addressSelectionStore.getState().start();
  });
  // A change on another device sends no event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') cartStore.getState().refresh();
  });
  window.addEventListener('pagehide', () => cartStore.getState().flush());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // A page from the back/forward cache: the shopper may have signed out or ordered since.
    authStore.getState().syncFromOtherTab();
    void authStore.getState().check();
    void cartStore.getState().load();
  });
}

/** The state of the auth store. */
export type AuthStoreState = ReturnType<(typeof authStore)['getState']>;

/** Subscribes a component to a part of the sign-in. */
export function useAuth<T>(select: (state: AuthStoreState) => T): T {
  return useStore(authStore, select);
}

/** Subscribes a component to a part of the cart. */
export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select);
}

/** Subscribes a component to the selected address. */
export function useAddressSelection<T>(select: (state: AddressSelectionState) => T): T {
  return useStore(addressSelectionStore, select);
}
