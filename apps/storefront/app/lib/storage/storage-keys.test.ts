import { expect, it } from 'vitest';
import {
  CART_STORAGE_KEY,
  SELECTED_ADDRESS_STORAGE_KEY,
  USER_STORAGE_KEY,
} from './storage-keys.ts';

it('the signed-in user is stored under authUser', () => {
  expect(USER_STORAGE_KEY).toBe('authUser');
});

it('the guest cart is stored under cart-store', () => {
  expect(CART_STORAGE_KEY).toBe('cart-store');
});

it('the selected address keeps its key, so that a returning shopper has already selected one', () => {
  expect(SELECTED_ADDRESS_STORAGE_KEY).toBe('selected-address-id');
});
