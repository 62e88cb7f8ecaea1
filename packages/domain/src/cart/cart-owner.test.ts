import { expect, it } from 'vitest';
import { type CartOwner, isForGuestCart } from './cart-owner.ts';

it.each<[number, CartOwner, boolean]>([
  [401, 'guest', true],
  [401, 'shopper', false],
  [409, 'guest', false],
  [0, 'guest', false],
])('after a %i a line goes into the cart that is now the %s’s: %s', (status, owner, expected) => {
  expect(isForGuestCart({ status }, owner)).toBe(expected);
});
