import { requireShopper } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import {
  addToWishlist,
  clearWishlist,
  getWishlist,
  removeFromWishlist,
} from './wishlist.service.ts';

/** The wishlist of the signed-in shopper (product 7). */
export function createWishlistRoutes(context: ShopContext) {
  return {
    getWishlist: async (request) =>
      success('Wishlist', await getWishlist(context, requireShopper(request))),

    addToWishlist: async (request) => {
      const { productId } = request.body;
      const wishlist = await addToWishlist(context, requireShopper(request), productId);
      return success('Added to wishlist', wishlist);
    },

    removeFromWishlist: async (request) => {
      const { productId } = request.body;
      const wishlist = await removeFromWishlist(context, requireShopper(request), productId);
      return success('Removed from wishlist', wishlist);
    },

    clearWishlist: async (request) =>
      success('Wishlist cleared', await clearWishlist(context, requireShopper(request))),
  } satisfies Operations;
}
