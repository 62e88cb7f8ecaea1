import { type components, createIdempotencyKey, isApiError, unwrap } from '@haat/api-sdk';
import { isSessionOver, normalizeProducts } from '@haat/domain/shopper';
import { useStore } from 'zustand';
import { errorText } from '../../../lib/errors/error-text.ts';
import { api, authStore } from '../../../state/create-stores.ts';
import { createWishlistStore, type WishlistState } from '../../../state/wishlist-store.ts';
import { showError, showSuccess } from '../../feedback/toast.tsx';
import { type CardProduct, toCardProduct } from '../card-product.ts';

/** A new value under this key notifies the other tabs of a change; the list itself is not stored. */
const CHANGE_KEY = 'wishlist-changed';

async function parseProducts(
  response: Promise<components['schemas']['Wishlist']>,
): Promise<readonly CardProduct[]> {
  return normalizeProducts((await response).products).map(toCardProduct);
}

function notifyOtherTabs(): void {
  try {
    localStorage.setItem(CHANGE_KEY, createIdempotencyKey());
  } catch {
    // Without storage the other tabs show the change after their next load.
  }
}

/** The wishlist of the signed-in shopper (product 2.14.9, 4.8.4). */
export const wishlistStore = createWishlistStore<CardProduct>({
  server: {
    load: () => parseProducts(unwrap(api.GET('/wishlist'))),
    add: (productId) => parseProducts(unwrap(api.POST('/wishlist/add', { body: { productId } }))),
    remove: (productId) =>
      parseProducts(unwrap(api.DELETE('/wishlist/delete', { body: { productId } }))),
    clear: () => parseProducts(unwrap(api.DELETE('/wishlist/clear'))),
  },
  onChanged: notifyOtherTabs,
});

let currentUserId: string | null = null;

/** Switches the wishlist when another shopper or a guest is signed in. */
function syncOwner(): void {
  const { status, user } = authStore.getState();
  if (status !== 'signed-in' && status !== 'signed-out') return;
  const userId = status === 'signed-in' && user !== null ? user._id : null;
  if (userId === currentUserId) return;
  currentUserId = userId;
  void wishlistStore.getState().switchOwner(userId === null ? 'guest' : 'shopper');
}

if (!import.meta.env.SSR) {
  authStore.subscribe(syncOwner);
  syncOwner();
  window.addEventListener('storage', ({ key }) => {
    if (key === CHANGE_KEY) void wishlistStore.getState().syncFromOtherTab();
  });
  // Another device tells nothing.
  document.addEventListener('visibilitychange', () => {
    const { status, load } = wishlistStore.getState();
    if (document.visibilityState === 'visible' && status === 'ready') void load();
  });
}

/** Subscribes a component to a part of the wishlist. */
export function useWishlist<T>(select: (state: WishlistState<CardProduct>) => T): T {
  return useStore(wishlistStore, select);
}

/** Resolves after the session check, which a tap may precede. */
function waitForSessionCheck(): Promise<void> {
  return new Promise((resolve) => {
    function check() {
      const { status } = authStore.getState();
      if (status === 'unknown' || status === 'checking') return;
      stop();
      resolve();
    }
    const stop = authStore.subscribe(check);
    check();
  });
}

/**
 * Adds a product to the wishlist or removes it, and shows the outcome (product 8.6, 8.10).
 *
 * @param onGuest called instead for a guest and after the end of the session
 */
export async function toggleWish(product: CardProduct, onGuest: () => void): Promise<void> {
  await waitForSessionCheck();
  if (authStore.getState().status === 'signed-out') return onGuest();
  const { ids, add, remove } = wishlistStore.getState();
  const isRemoval = ids.has(product.id);
  try {
    await (isRemoval ? remove(product.id) : add(product));
    showSuccess(
      `wishlist/${product.id}`,
      isRemoval ? 'Removed from wishlist' : 'Added to wishlist',
    );
  } catch (error) {
    if (isApiError(error) && isSessionOver(error)) onGuest();
    else {
      const failed = isRemoval ? 'Remove from wishlist failed: ' : 'Add to wishlist failed: ';
      showError(`wishlist/${product.id}`, failed + errorText(error, '{msg}'));
    }
  }
}
