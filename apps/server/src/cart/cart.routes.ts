import { requireShopper } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import {
  addToCart,
  clearCart,
  getCart,
  mergeCarts,
  removeFromCart,
  updateCart,
} from './cart.service.ts';

/** The cart of the signed-in shopper (product 4, 7). */
export function createCartRoutes(context: ShopContext) {
  return {
    getCart: async (request) => success('Cart', await getCart(context, requireShopper(request))),

    addToCart: async (request) => {
      const cart = await addToCart(context, requireShopper(request), request.body);
      return success('Added to cart', cart);
    },

    updateCart: async (request) => {
      const shopper = requireShopper(request);
      const { userId } = request.params;
      const { cart, notice } = await updateCart(context, shopper, userId, request.body);
      return success(notice ?? 'Cart updated', cart);
    },

    removeFromCart: async (request) => {
      const shopper = requireShopper(request);
      const cart = await removeFromCart(context, shopper, request.params.productId);
      return success('Item removed from cart', cart);
    },

    clearCart: async (request) =>
      success('Cart cleared', await clearCart(context, requireShopper(request))),

    mergeCarts: async (request) => {
      const shopper = requireShopper(request);
      const mergeKey = request.headers['idempotency-key'];
      const merged = await mergeCarts(context, shopper, request.body.localCart, mergeKey);
      return success('Your cart has been updated.', merged);
    },
  } satisfies Operations;
}
