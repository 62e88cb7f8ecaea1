import type { components } from '@haat/api-sdk/schema';
import { presentProducts } from '../catalogue/products.presenter.ts';
import type { Wishlist } from './wishlist.service.ts';

/** Presents a wishlist in the contract's shape. */
export function presentWishlist({ products, images }: Wishlist): components['schemas']['Wishlist'] {
  return { products: presentProducts(products, images) };
}
