import { requireSession } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { presentWishlist } from './wishlist.presenter.ts';
import {
  addToWishlist,
  clearWishlist,
  getWishlist,
  removeFromWishlist,
} from './wishlist.service.ts';

/** The wishlist of the signed-in shopper (product 7.4.1). */
export function createWishlistRoutes(context: ShopContext) {
  return {
    getWishlist: async (request) => {
      const wishlist = await getWishlist(context, requireSession(request));
      return success('Wishlist', presentWishlist(wishlist));
    },

    addToWishlist: async (request) => {
      const { productId } = request.body;
      const wishlist = await addToWishlist(context, requireSession(request), productId);
      return success('Added to wishlist', presentWishlist(wishlist));
    },

    removeFromWishlist: async (request) => {
      const { productId } = request.body;
      const wishlist = await removeFromWishlist(context, requireSession(request), productId);
      return success('Removed from wishlist', presentWishlist(wishlist));
    },

    clearWishlist: async (request) => {
      const wishlist = await clearWishlist(context, requireSession(request));
      return success('Wishlist cleared', presentWishlist(wishlist));
    },
  } satisfies Operations;
}
