import type { Schemas } from '../contract.ts';
import type { TestShop } from '../test-shop.ts';
import { presentProduct, productOf } from './catalogue.ts';
import type { Rules } from './rule.ts';

/** The wishlist of who is signed in. */
export const wishlistRules = {
  getWishlist: ({ user }, shop) => ({ data: presentWishlist(shop, user._id) }),

  addToWishlist({ user, body }, shop) {
    const { _id } = productOf(shop, body.productId);
    const others = shop.wishlistOf(user._id).filter((id) => id !== _id);
    shop.wishlists.set(user._id, [_id, ...others]);
    return { data: presentWishlist(shop, user._id) };
  },

  removeFromWishlist({ user, body }, shop) {
    const others = shop.wishlistOf(user._id).filter((id) => id !== body.productId);
    shop.wishlists.set(user._id, others);
    return { data: presentWishlist(shop, user._id) };
  },

  clearWishlist({ user }, shop) {
    shop.wishlists.delete(user._id);
    return { data: presentWishlist(shop, user._id) };
  },
} satisfies Rules;

function presentWishlist(shop: TestShop, userId: string): Schemas['Wishlist'] {
  const products = shop
    .wishlistOf(userId)
    .flatMap((id) => shop.products.filter(({ _id }) => _id === id));
  return { products: products.map(presentProduct) };
}
