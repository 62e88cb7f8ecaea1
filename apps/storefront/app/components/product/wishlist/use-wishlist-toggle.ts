import { useEffect, useState } from 'react';
import { useAuth } from '../../../state/create-stores.ts';
import { showError } from '../../feedback/toast.tsx';
import type { CardProduct } from '../card-product.ts';

/** The labels of a heart (product 2.7.5). */
const WISH_LABELS = { add: 'Add to wishlist', remove: 'Remove from wishlist' } as const;

/** The message for a guest who taps a heart (product 6.1.2). */
export const SIGN_IN_TO_WISH = 'Please sign in to add items to wishlist';

/** The wishlist loads for a signed-in shopper, or with the first tap on a heart (product 6.1.2). */
const loadWishlist = () => import('./product-wishlist.ts');

/**
 * The state and the action of a product's heart (product 4.8.4). The heart changes at once; an
 * error changes it back and shows a message.
 *
 * @param onGuest the action of a guest's tap (product 6.1.2)
 */
export function useWishlistToggle(product: CardProduct, onGuest: () => void) {
  const { id } = product;
  const isSignedIn = useAuth(({ status }) => status === 'signed-in');
  const [isWished, setIsWished] = useState(false);

  useEffect(() => {
    if (!isSignedIn) return;
    let isUnmounted = false;
    let stop = () => {};
    loadWishlist().then(
      ({ wishlistStore }) => {
        if (isUnmounted) return;
        const update = () => setIsWished(wishlistStore.getState().ids.has(id));
        stop = wishlistStore.subscribe(update);
        update();
      },
      () => {
        // Without a network the next tap retries.
      },
    );
    return () => {
      isUnmounted = true;
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
