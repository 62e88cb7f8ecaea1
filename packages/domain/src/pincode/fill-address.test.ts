import { describe, expect, it } from 'vitest';
import { fillFromPincode, pincodeHint } from './fill-address.ts';

const form = {
  name: 'Asha',
  zipCode: '302001',
  district: 'typed district',
  city: 'typed city',
  state: 'typed state',
  country: 'typed country',
};
const place = { district: 'Jaipur', city: 'Chomu', state: 'Rajasthan', country: 'India' };
const nowhere = { district: '', city: '', state: '', country: '' };

describe('fillFromPincode', () => {
  it('fills district, city, state and country', () => {
    expect(fillFromPincode(form, '302001', place)).toEqual({
      name: 'Asha',
      zipCode: '302001',
      ...place,
    });
  });

  it('leaves the form alone once the pincode has changed', () => {
    expect(fillFromPincode(form, '110001', place)).toBe(form);
  });

  it('keeps what was typed where the lookup knows nothing', () => {
    expect(fillFromPincode(form, '302001', nowhere)).toEqual(form);
  });
});

describe('pincodeHint', () => {
  it.each([
    [true, '', 'Looking up pincode…'],
    [true, 'Jaipur', 'Looking up pincode…'],
    [false, 'Jaipur', 'Detected district: Jaipur'],
    [false, '', 'Enter 6-digit pincode to fetch District'],
  ])('looking up %o, district %o: %s', (isLookingUp, district, hint) => {
    expect(pincodeHint({ isLookingUp, district })).toBe(hint);
  });
});
