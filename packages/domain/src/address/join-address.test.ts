import { expect, it } from 'vitest';
import { joinAddress } from './join-address.ts';

const address = {
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
  [
    { addressLine2: '', landmark: '', state: '', country: '' },
    '12 Johari Bazaar, Chomu, Jaipur, 303702',
  ],
  [
    { addressLine2: '', landmark: '', zipCode: '', country: '' },
    '12 Johari Bazaar, Chomu, Jaipur, Rajasthan',
  ],
])('joins with %o', (changed, text) => {
  expect(joinAddress({ ...address, ...changed })).toBe(text);
});

it('is empty for an empty address', () => {
  expect(joinAddress({})).toBe('');
});
