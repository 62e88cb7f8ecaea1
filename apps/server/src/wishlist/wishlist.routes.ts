import { requireShopper } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { OperationHandlers } from '../platform/contract/contract-types.ts';
import { answer } from '../platform/http/success-envelope.ts';
import {
  addToWishlist,
  clearWishlist,
  readWishlist,
  removeFromWishlist,
} from './wishlist.service.ts';

/** The wishlist of the signed-in shopper (spec §7). */
export function createWishlistRoutes(context: ShopContext) {
  return {
    getWishlist: async (request) =>
      answer('Wishlist', await readWishlist(context, requireShopper(request))),

    addToWishlist: async (request) => {
      const { productId } = request.body;
      const wishlist = await addToWishlist(context, requireShopper(request), productId);
      return answer('Added to wishlist', wishlist);
    },

    removeFromWishlist: async (request) => {
      const { productId } = request.body;
      const wishlist = await removeFromWishlist(context, requireShopper(request), productId);
      return answer('Removed from wishlist', wishlist);
    },

    clearWishlist: async (request) =>
      answer('Wishlist cleared', await clearWishlist(context, requireShopper(request))),
  } satisfies OperationHandlers;
}
