import { isApiError } from '@haat/api-sdk';
import { normalizeProducts } from '@haat/domain';
import { useStore } from 'zustand';
import { errorText } from '../../lib/errors/error-text.ts';
import { createRandomKey } from '../../lib/forms/idempotency-key.ts';
import { api, authStore } from '../../state/create-stores.ts';
import { createWishlistStore, type WishlistState } from '../../state/wishlist-store.ts';
import { showError, showSuccess } from '../feedback/toast.tsx';
import { type CardProduct, toCardProduct } from './card-product.ts';

/** A new mark here tells the other tabs that the list changed; what is on it is not stored. */
const MARK_KEY = 'wishlist-changed';

async function readProducts(answer: Promise<unknown>): Promise<readonly CardProduct[]> {
  return normalizeProducts(await answer).map(toCardProduct);
}

function tellOtherTabs(): void {
  try {
    localStorage.setItem(MARK_KEY, createRandomKey());
  } catch {
    // Where storage is forbidden, the other tabs see it at their next load.
  }
}

/** The wishlist of the signed-in shopper (spec §2, §4). */
export const wishlistStore = createWishlistStore<CardProduct>({
  server: {
    load: () => readProducts(api.wishlist.get()),
    add: (productId) => readProducts(api.wishlist.add(productId)),
    remove: (productId) => readProducts(api.wishlist.remove(productId)),
    clear: () => readProducts(api.wishlist.clear()),
  },
  onChanged: tellOtherTabs,
});

let servedId: string | null = null;

/** Follows who is signed in: each shopper has a list, a guest has none. */
function followAuth(): void {
  const { status, user } = authStore.getState();
  if (status !== 'signed-in' && status !== 'signed-out') return;
  const userId = status === 'signed-in' && user !== null ? user._id : null;
  if (userId === servedId) return;
  servedId = userId;
  void wishlistStore.getState().switchOwner(userId === null ? 'guest' : 'shopper');
}

if (!import.meta.env.SSR) {
  authStore.subscribe(followAuth);
  followAuth();
  window.addEventListener('storage', ({ key }) => {
    if (key === MARK_KEY) void wishlistStore.getState().syncFromOtherTab();
  });
}

/** Subscribes a component to a part of the wishlist. */
export function useWishlist<T>(select: (state: WishlistState<CardProduct>) => T): T {
  return useStore(wishlistStore, select);
}

/** Waits for the answer to who is signed in; a tap may come before it. */
function whenAuthIsKnown(): Promise<void> {
  return new Promise((resolve) => {
    function look() {
      const { status } = authStore.getState();
      if (status === 'unknown' || status === 'checking') return;
      stop();
      resolve();
    }
    const stop = authStore.subscribe(look);
    look();
  });
}

/**
 * Adds a product to the wishlist, or takes it off; tells what came of it (spec §8).
 *
 * @param onGuest called instead when nobody is signed in, or the session turns out to be over
 */
export async function toggleWish(product: CardProduct, onGuest: () => void): Promise<void> {
  await whenAuthIsKnown();
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
    if (isApiError(error) && error.status === 401) onGuest();
    else {
      const failed = isRemoval ? 'Remove from wishlist failed: ' : 'Add to wishlist failed: ';
      showError(`wishlist/${product.id}`, failed + errorText(error, '{msg}'));
    }
  }
}
