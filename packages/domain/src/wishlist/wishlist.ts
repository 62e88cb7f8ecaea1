/** How many pieces 'Move to Cart' adds (spec §4). */
export const MOVE_TO_CART_QUANTITY = 1;

/** The heading of the wishlist: '3 Item(s) in Wishlist' (spec §2). */
export function wishlistHeading(count: number): string {
  return `${count} Item(s) in Wishlist`;
}
