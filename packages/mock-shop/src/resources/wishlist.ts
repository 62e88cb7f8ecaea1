import type { Schemas } from '../contract/operation-types.ts';
import { orNotFound } from '../requests/mock-shop-error.ts';
import type { TestShop } from '../test-shop.ts';
import { done, type OperationHandlers, requireShopper } from './operation-handler.ts';
import { presentProduct } from './products.ts';

/** The wishlist of the signed-in shopper (product 7.4.2). */
export const wishlistHandlers = {
  getWishlist({ shopper }, shop) {
    return done('Wishlist', presentWishlist(shop, requireShopper(shopper)._id));
  },

  addToWishlist({ shopper, body: { productId } }, shop) {
    const { _id: userId } = requireShopper(shopper);
    orNotFound(
      shop.products.find(({ _id }) => _id === productId),
      'Product',
    );
    const present = shop.wishlistOf(userId);
    if (!present.includes(productId)) shop.wishlists.set(userId, [productId, ...present]);
    return done('Added to wishlist', presentWishlist(shop, userId));
  },

  removeFromWishlist({ shopper, body: { productId } }, shop) {
    const { _id: userId } = requireShopper(shopper);
    shop.wishlists.set(
      userId,
      shop.wishlistOf(userId).filter((id) => id !== productId),
    );
    return done('Removed from wishlist', presentWishlist(shop, userId));
  },

  clearWishlist({ shopper }, shop) {
    const { _id: userId } = requireShopper(shopper);
    shop.wishlists.delete(userId);
    return done('Wishlist cleared', presentWishlist(shop, userId));
  },
} satisfies Partial<OperationHandlers>;

function presentWishlist(shop: TestShop, userId: string): Schemas['Wishlist'] {
  const products = shop
    .wishlistOf(userId)
    .flatMap((id) => shop.products.filter(({ _id }) => _id === id));
  return { products: products.map((product) => presentProduct(shop, product)) };
}
