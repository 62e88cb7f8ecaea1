import { expect, it } from 'vitest';
import { type CheckoutState, checkoutStop } from './checkout-gate.ts';

const ready: CheckoutState = {
  isSignedIn: true,
  itemCount: 1,
  addressId: 'a1',
  paymentMethod: 'cod',
};

it('lets a complete order through', () => {
  expect(checkoutStop(ready)).toBeNull();
  expect(checkoutStop({ ...ready, paymentMethod: 'online' })).toBeNull();
});

it.each([
  [{ isSignedIn: false }, 'signed-out', 'Please log in to continue to checkout', '/login', '/cart'],
  [{ itemCount: 0 }, 'empty-cart', 'Your cart is empty', '/cart', null],
  [
    { addressId: null },
    'no-address',
    'Please select a delivery address',
    '/login',
    '/saved-address',
  ],
  [{ addressId: '' }, 'no-address', 'Please select a delivery address', '/login', '/saved-address'],
  [{ paymentMethod: null }, 'no-method', 'Please choose a payment method', null, null],
  // product 5.5.2, 6.1.2
])('stops at %o', (missing, reason, message, redirectTo, from) => {
  expect(checkoutStop({ ...ready, ...missing })).toEqual({ reason, message, redirectTo, from });
});

it('reports the first thing that is missing', () => {
  const nothing: CheckoutState = {
    isSignedIn: false,
    itemCount: 0,
    addressId: null,
    paymentMethod: null,
  };
  const reasons = [
    checkoutStop(nothing),
    checkoutStop({ ...nothing, isSignedIn: true }),
    checkoutStop({ ...nothing, isSignedIn: true, itemCount: 2 }),
    checkoutStop({ ...nothing, isSignedIn: true, itemCount: 2, addressId: 'a1' }),
  ].map((stop) => stop?.reason);
  expect(reasons).toEqual(['signed-out', 'empty-cart', 'no-address', 'no-method']);
});
