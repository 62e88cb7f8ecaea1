import { useEffect, useState } from 'react';
import { useAuth } from '../../state/create-stores.ts';
import { showError } from '../feedback/toast.tsx';
import type { CardProduct } from './card-product.ts';

/** What a heart does next, in words (spec §2). */
const WISH_LABELS = { add: 'Add to wishlist', remove: 'Remove from wishlist' } as const;

/** What a guest reads who taps a heart (spec §6). */
export const SIGN_IN_TO_WISH = 'Please sign in to add items to wishlist';

/** The wishlist itself comes with the first shopper who is signed in or taps a heart (spec §6). */
const loadWishlist = () => import('./product-wishlist.ts');

/**
 * The heart of a product: whether it is on the wishlist, and the tap that changes that (spec §2).
 * The heart turns at once; a refusal turns it back and says why.
 *
 * @param onGuest what a tap does when nobody is signed in (spec §6)
 */
export function useWishlistToggle(product: CardProduct, onGuest: () => void) {
  const { id } = product;
  const isSignedIn = useAuth(({ status }) => status === 'signed-in');
  const [isWished, setIsWished] = useState(false);

  useEffect(() => {
    if (!isSignedIn) return;
    let isGone = false;
    let stop = () => {};
    loadWishlist().then(
      ({ wishlistStore }) => {
        if (isGone) return;
        const look = () => setIsWished(wishlistStore.getState().ids.has(id));
        stop = wishlistStore.subscribe(look);
        look();
      },
      () => {
        // No network just now: a tap tries again.
      },
    );
    return () => {
      isGone = true;
      stop();
      setIsWished(false);
    };
  }, [isSignedIn, id]);

  async function toggle(): Promise<void> {
    try {
      const { toggleWish } = await loadWishlist();
      await toggleWish(product, onGuest);
    } catch {
      showError(`wishlist/${id}`, 'Add to wishlist failed: check your connection, then try again');
    }
  }

  return { isWished, label: isWished ? WISH_LABELS.remove : WISH_LABELS.add, toggle };
}
