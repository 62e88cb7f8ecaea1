import { expect, it } from 'vitest';
import { MOVE_TO_CART_QUANTITY } from './wishlist-card.tsx';
import { wishlistHeading } from './wishlist-texts.ts';

it('the heading says the number of items', () => {
  expect(wishlistHeading(0)).toBe('0 Item(s) in Wishlist');
  expect(wishlistHeading(3)).toBe('3 Item(s) in Wishlist');
});

it("'Move to Cart' adds one piece", () => {
  expect(MOVE_TO_CART_QUANTITY).toBe(1);
});
