import { expect, it } from 'vitest';
import { MOVE_TO_CART_QUANTITY, wishlistHeading } from './wishlist.ts';

it('counts the items as the specification does', () => {
  expect(wishlistHeading(0)).toBe('0 Item(s) in Wishlist');
  expect(wishlistHeading(3)).toBe('3 Item(s) in Wishlist');
  expect(MOVE_TO_CART_QUANTITY).toBe(1);
});
