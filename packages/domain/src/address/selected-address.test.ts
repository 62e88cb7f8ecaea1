import { describe, expect, it } from 'vitest';
import {
  canContinueToPayment,
  isAddressGone,
  parseStoredAddressId,
  pickSelectedAddress,
  selectedAddressError,
} from './selected-address.ts';

const home = { id: 'home', isDefault: false };
const work = { id: 'work', isDefault: true };

describe('parseStoredAddressId', () => {
  it.each([
    ['a1', 'a1'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), null],
    ['', null],
    ['a 1', null],
    [5, null],
    [null, null],
    [{ id: 'a1' }, null],
  ])('reads %o as %o', (stored, id) => {
    expect(parseStoredAddressId(stored)).toBe(id);
  });
});

describe('pickSelectedAddress', () => {
  // product 3.7.3
  it('picks the remembered one, else the default, else none', () => {
    expect(pickSelectedAddress([home, work], 'home')).toBe('home');
    expect(pickSelectedAddress([home, work], 'gone')).toBe('work');
    expect(pickSelectedAddress([home, work], null)).toBe('work');
    expect(pickSelectedAddress([home], 'gone')).toBeNull();
    expect(pickSelectedAddress([], 'home')).toBeNull();
  });
});

describe('canContinueToPayment', () => {
  it.each([
    [false, [home], 'home', true],
    [true, [home], 'home', false],
    [false, [], 'home', false],
    [false, [home], 'work', false],
    [false, [home], null, false],
    // product 2.13.5
  ])('loading %o, list %o, selected %o: %o', (isLoading, addresses, selectedId, expected) => {
    expect(canContinueToPayment({ isLoading, addresses, selectedId })).toBe(expected);
  });
});

describe('selectedAddressError', () => {
  // product 5.5.1
  it('gives the message of an invalid selection', () => {
    expect(selectedAddressError([home], 'home')).toBeNull();
    expect(selectedAddressError([home, work], 'work')).toBeNull();
    expect(selectedAddressError([home], 'gone')).toBe('Please select a valid address to continue');
    expect(selectedAddressError([home], '')).toBe('Please select an address');
    expect(selectedAddressError([home], null)).toBe('Please select an address');
  });
});

it.each([
  [404, true],
  [400, false],
  [500, false],
  [0, false],
])('after an error with status %i the address is gone: %s', (status, isGone) => {
  expect(isAddressGone({ status })).toBe(isGone);
});
