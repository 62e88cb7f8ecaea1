import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import {
  type AgreedLine,
  type CheckoutState,
  checkoutStop,
  formerOffer,
  isSameOffer,
} from './checkout-gate.ts';

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
const papad: AgreedLine = { productId: 'papad', quantity: 2, unitPrice: asPaise(179_00) };
const mirch: AgreedLine = { productId: 'mirch', quantity: 1, unitPrice: asPaise(120_00) };

describe('isSameOffer', () => {
  it.each([
    ['the same lines', [papad, mirch], true],
    ['another order of the lines', [mirch, papad], true],
    ['a line less', [papad], false],
    ['a line more', [papad, mirch, { ...mirch, productId: 'ajwain' }], false],
    ['another product', [papad, { ...mirch, productId: 'ajwain' }], false],
    ['another quantity', [{ ...papad, quantity: 1 }, mirch], false],
    ['a price that rose', [papad, { ...mirch, unitPrice: asPaise(120_01) }], false],
    ['a price that fell', [papad, { ...mirch, unitPrice: asPaise(119_99) }], false],
    ['nothing', [], false],
  ])('%s', (_, current, isSame) => {
    expect(isSameOffer([papad, mirch], current)).toBe(isSame);
  });
});

describe('formerOffer', () => {
  it('is what was shown before a change, and nothing without one', () => {
    expect(formerOffer(null, [papad], [papad, mirch])).toEqual([papad]);
    expect(formerOffer(null, [papad], [papad])).toBeNull();
  });

  // product 4.2.8
  it('stays that of the first change until she has read of it', () => {
    expect(formerOffer([papad], [papad, mirch], [mirch])).toEqual([papad]);
    expect(formerOffer([papad], [mirch], [mirch])).toEqual([papad]);
  });
});
