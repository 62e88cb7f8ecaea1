import { expect, test } from 'vitest';
import { readPhoneSearch } from './phone-search.ts';

test.each([
  '9829012345',
  '98290-12345',
  '+91 98290 12345',
  '+91 (98290) 12345',
  '919829012345',
  '00919829012345',
  '09829012345',
  '९८२९०१२३४५',
  '+९१ ९८२९० १२३४५',
  // product 10.2.1
])('%j is searched for as the number that an order has', (typed) => {
  expect(readPhoneSearch(typed)).toBe('9829012345');
});

test.each([
  ['12345', '12345'],
  ['290 123', '290123'],
  // A number that begins like the country code.
  ['9198', '9198'],
  ['9198290123', '9198290123'],
  ['0291', '0291'],
])('%j is a part of a number', (typed, digits) => {
  expect(readPhoneSearch(typed)).toBe(digits);
});

test.each(['', '  ', '+91', '12', 'HAAT-2026-10000001', 'Asha 98290', 'जयपुर'])(
  '%j is no phone number',
  (typed) => {
    expect(readPhoneSearch(typed)).toBeNull();
  },
);
