import { describe, expect, it } from 'vitest';
import { isOwnChoice, parseChosenPincode, pickDeliveryPincode } from './delivery-pincode.ts';

const BY_GUEST = { pincode: '302001', userId: null };
const BY_ASHA = { pincode: '110001', userId: 'asha' };

describe('a stored pincode', () => {
  it.each([
    [BY_GUEST, BY_GUEST],
    [BY_ASHA, BY_ASHA],
    [{ pincode: '302001' }, BY_GUEST],
    [{ pincode: '302001', userId: 5 }, BY_GUEST],
    [{ pincode: '30200', userId: null }, undefined],
    [{ pincode: 302001, userId: null }, undefined],
    ['302001', undefined],
    [null, undefined],
  ])('%o is parsed', (stored, chosen) => {
    expect(parseChosenPincode(stored)).toEqual(chosen);
  });
});

describe('the pincode of a delivery', () => {
  it.each([
    ['a guest’s own choice', BY_GUEST, null, null, '302001'],
    ['nothing for a guest who chose nothing', null, null, null, null],
    ['nothing of an account that has left', BY_ASHA, null, null, null],
    ['the default address of an account', null, 'asha', '342001', '342001'],
    ['the default address before a guest’s choice', BY_GUEST, 'asha', '342001', '342001'],
    ['a guest’s choice for an account without address', BY_GUEST, 'asha', null, '302001'],
    ['the account’s own choice before its address', BY_ASHA, 'asha', '342001', '110001'],
    ['nothing of another account', BY_ASHA, 'gita', null, null],
    ['the address, not the choice of another account', BY_ASHA, 'gita', '342001', '342001'],
  ])('is %s', (_, chosen, userId, defaultPincode, pincode) => {
    expect(pickDeliveryPincode(chosen, userId, defaultPincode)).toBe(pincode);
  });

  it.each([
    [BY_GUEST, null, true],
    [BY_ASHA, 'asha', true],
    [BY_GUEST, 'asha', false],
    [BY_ASHA, null, false],
    [null, null, false],
  ])('chosen as %o is the own choice of %o: %o', (chosen, userId, isOwn) => {
    expect(isOwnChoice(chosen, userId)).toBe(isOwn);
  });
});
