import { createShopClient } from '@haat/api-sdk';
import {
  CART_STORAGE_KEY,
  EMPTY_GUEST_CART,
  type GuestCart,
  parseStoredAddressId,
  restoreGuestCart,
  SELECTED_ADDRESS_STORAGE_KEY,
  USER_STORAGE_KEY,
} from '@haat/domain';
import { useStore } from 'zustand';
import { showError, showMessage } from '../components/feedback/toast.tsx';
import { CART_MESSAGES } from '../components/order/cart-texts.ts';
import { errorText } from '../lib/errors/error-text.ts';
import { createRandomKey } from '../lib/forms/idempotency-key.ts';
import { getBrowserStorage } from '../lib/storage/browser-storage.ts';
import { createStoredValue } from '../lib/storage/stored-value.ts';
import {
  type AddressSelectionState,
  createAddressSelectionStore,
} from './address-selection-store.ts';
import { createAuthStore, SIGNED_OUT, parseStoredAuth } from './auth-store.ts';
import { createGuestCartPort, createServerCartPort } from './cart-port.ts';
import { type CartState, createCartStore } from './cart-store.ts';
import { createSessionHintCookie } from './session-hint-cookie.ts';

/** The SDK in the browser: everything about this shopper. Loaders use `apiContext` instead. */
export const api = createShopClient({
  baseUrl: '/api/v1',
  onSessionEnded() {
    const { status, endSession } = authStore.getState();
    if (status === 'signed-in') endSession();
  },
});

/** What all tabs of this browser share; absent on the server and where the browser forbids it. */
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
  parse: (stored) => restoreGuestCart(stored, createRandomKey()),
  storage,
});

const storedAddressId = createStoredValue<string | null>({
  key: SELECTED_ADDRESS_STORAGE_KEY,
  initial: null,
  parse: (stored) => parseStoredAddressId(stored) ?? undefined,
  storage,
});

/** The selected delivery address (spec §4). */
export const addressSelectionStore = createAddressSelectionStore(storedAddressId);

/** The cart of this shopper, wherever it lives (spec §4). */
export const cartStore = createCartStore({
  guest: createGuestCartPort(storedGuestCart, createRandomKey),
  server: createServerCartPort(api.cart, () => authStore.getState().user?._id ?? ''),
  storedGuestCart,
  mergeCarts: api.cart.merge,
  newKey: createRandomKey,
  onMerged({ isAdjusted }) {
    if (isAdjusted) showMessage('cart', CART_MESSAGES.adjusted);
  },
  onMergeFailed: (error) => showError('cart', errorText(error, CART_MESSAGES.mergeFailed)),
  onLoadFailed: (error) => showError('cart', errorText(error, CART_MESSAGES.loadFailed)),
});

/** Who is signed in (spec §4). */
export const authStore = createAuthStore({
  api: api.users,
  stored: storedAuth,
  hint: createSessionHintCookie(import.meta.env.SSR ? { cookie: '' } : document),
  onSignedIn: () => void cartStore.getState().switchOwner('shopper'),
  onSignedOut({ isLogout }) {
    if (isLogout) {
      storedGuestCart.clear();
      addressSelectionStore.getState().clear();
    }
    void cartStore.getState().switchOwner('guest');
  },
});

/** Loads the cart again; without an answer to who is signed in, that is asked first. */
export function reloadCart(): void {
  if (authStore.getState().status === 'failed') void authStore.getState().check();
  else void cartStore.getState().load();
}

let isStarted = false;

/**
 * Brings the stores to life in the browser, after the server's markup was taken over (it shows
 * nobody's data), and keeps them in step with the other tabs. Called once, by the root.
 */
export function startStores(): void {
  if (isStarted) return;
  isStarted = true;

  addressSelectionStore.getState().start();
  // A remembered shopper's cart is on the server: until it is there, none is shown as empty.
  if (storedAuth.read().user === null) void cartStore.getState().switchOwner('guest');
  authStore.subscribe(({ status, user }) => {
    if (status === 'failed' && user !== null) cartStore.setState({ status: 'failed' });
  });
  void authStore.getState().start();

  window.addEventListener('storage', ({ key }) => {
    // Null: the other tab cleared everything.
    if (key === storedAuth.key || key === null) authStore.getState().syncFromOtherTab();
    if (key === storedGuestCart.key || key === null) cartStore.getState().syncFromOtherTab();
    if (key === storedAddressId.key || key === null) addressSelectionStore.getState().start();
  });
  window.addEventListener('pagehide', () => cartStore.getState().flush());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The page comes back as it was left. Somebody may have signed out since, or ordered.
    authStore.getState().syncFromOtherTab();
    void authStore.getState().check();
    void cartStore.getState().load();
  });
}

/** Everything the auth store holds. */
export type AuthStoreState = ReturnType<(typeof authStore)['getState']>;

/** Subscribes a component to a part of who is signed in. */
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
