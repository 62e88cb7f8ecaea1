import { requireSession } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { presentCart, presentMergedCart } from './cart.presenter.ts';
import {
  addToCart,
  clearCart,
  getCart,
  mergeCarts,
  removeFromCart,
  updateCart,
} from './cart.service.ts';

/** The cart of the signed-in shopper (product 4.2, 7.4.1). */
export function createCartRoutes(context: ShopContext) {
  return {
    getCart: async (request) => {
      const cart = await getCart(context, requireSession(request));
      return success('Cart', presentCart(cart));
    },

    addToCart: async (request) => {
      const session = requireSession(request);
      const key = request.headers['idempotency-key'];
      const cart = await addToCart(context, session, request.body, key);
      return success('Added to cart', presentCart(cart));
    },

    updateCart: async (request) => {
      const session = requireSession(request);
      const { userId } = request.params;
      const { cart, notice } = await updateCart(context, session, userId, request.body);
      return success(notice ?? 'Cart updated', presentCart(cart));
    },

    removeFromCart: async (request) => {
      const session = requireSession(request);
      const cart = await removeFromCart(context, session, request.params.productId);
      return success('Item removed from cart', presentCart(cart));
    },

    clearCart: async (request) => {
      const cart = await clearCart(context, requireSession(request));
      return success('Cart cleared', presentCart(cart));
    },

    mergeCarts: async (request) => {
      const session = requireSession(request);
      const mergeKey = request.headers['idempotency-key'];
      const merged = await mergeCarts(context, session, request.body.localCart, mergeKey);
      return success('Your cart has been updated.', presentMergedCart(merged));
    },
  } satisfies Operations;
}
