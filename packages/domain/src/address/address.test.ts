import { describe, expect, it } from 'vitest';
import { joinAddress, parseAddress, parseAddresses } from './address.ts';

const address = {
  _id: 'a1',
  name: ' Asha Devi ',
  phoneNumber: 9876543210,
  addressLine1: '12 Johari Bazaar',
  addressLine2: 'First floor',
  landmark: 'Near Hawa Mahal',
  district: 'Jaipur',
  city: 'Jaipur',
  state: 'Rajasthan',
  zipCode: '302001',
  country: 'India',
  addressType: 'Home',
  isDefault: true,
};

describe('parseAddress', () => {
  // product 3.7.1
  it('reads every part', () => {
    const { _id, ...parts } = address;
    expect(parseAddress(address)).toEqual({
      ...parts,
      id: _id,
      name: 'Asha Devi',
      phoneNumber: '9876543210',
    });
  });

  it.each([
    [{ address: 'Old line' }, { addressLine1: 'Old line' }],
    [{ street: 'Old street' }, { addressLine1: 'Old street' }],
    [{ addressLine1: 'New', address: 'Old' }, { addressLine1: 'New' }],
    [{ town: 'Jaipur' }, { city: 'Jaipur' }],
    [{ postalCode: '302001' }, { zipCode: '302001' }],
    [{ zip: 302001 }, { zipCode: '302001' }],
    // product 3.7.2
  ])('reads the older record %o', (older, parts) => {
    expect(parseAddress(older)).toMatchObject(parts);
  });

  it('has empty parts for what is missing', () => {
    expect(parseAddress({ addressType: 'Office', isDefault: 'maybe' })).toEqual({
      id: '',
      name: '',
      phoneNumber: '',
      addressLine1: '',
      addressLine2: '',
      landmark: '',
      district: '',
      city: '',
      state: '',
      zipCode: '',
      country: '',
      addressType: 'Other',
      isDefault: false,
    });
  });

  it.each([null, undefined, 'a1', 5])('rejects %o', (value) => {
    expect(parseAddress(value)).toBeNull();
  });
});

describe('parseAddresses', () => {
  it('reads a list, or the list in `addresses`, of those that can be chosen', () => {
    const list = [{ id: 'b' }, { city: 'no id' }, null, address];
    for (const data of [list, { addresses: list }]) {
      expect(parseAddresses(data).map(({ id }) => id)).toEqual(['b', 'a1']);
    }
    expect(parseAddresses(null)).toEqual([]);
  });
});

const delivery = {
  addressLine1: '12 Johari Bazaar',
  addressLine2: 'First floor',
  landmark: 'Near Hawa Mahal',
  city: 'Chomu',
  district: 'Jaipur',
  state: 'Rajasthan',
  zipCode: '303702',
  country: 'India',
};

it.each([
  [{}, '12 Johari Bazaar, First floor, Near Hawa Mahal, Chomu, Jaipur, Rajasthan - 303702, India'],
  [
    { addressLine2: ' ', landmark: undefined, country: null },
    '12 Johari Bazaar, Chomu, Jaipur, Rajasthan - 303702',
  ],
  [
    { addressLine2: '', landmark: '', city: ' jaipur ' },
    '12 Johari Bazaar, jaipur, Rajasthan - 303702, India',
  ],
])('joins with %o', (changed, text) => {
  expect(joinAddress({ ...delivery, ...changed })).toBe(text);
});
