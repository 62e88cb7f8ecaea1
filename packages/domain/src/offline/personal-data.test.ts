import { expect, it } from 'vitest';
import {
  CART_STORAGE_KEY,
  SELECTED_ADDRESS_STORAGE_KEY,
  USER_STORAGE_KEY,
} from './personal-data.ts';

// product 3.1.1
it('the signed-in user is stored under authUser', () => {
  expect(USER_STORAGE_KEY).toBe('authUser');
});

// product 3.3.2
it('the guest cart is stored under cart-store', () => {
  expect(CART_STORAGE_KEY).toBe('cart-store');
});

// product 3.7.3
it('the selected address keeps its key, so that a returning shopper has already selected one', () => {
  expect(SELECTED_ADDRESS_STORAGE_KEY).toBe('selected-address-id');
});
