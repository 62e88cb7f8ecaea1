import { expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import { DEAL, isUsualDeal, parseSet } from './deal.ts';

// product 2.6.6, 9.1.4
it('the deal is the spice set of 12 products for ₹1,499', () => {
  expect(DEAL).toEqual({ name: 'Spice Set (12 Products)', price: 149_900 });
});

// product 2.6.6
it('the usual deal is told by its whole name', () => {
  expect(isUsualDeal({ name: 'Spice Set (12 Products)' })).toBe(true);
  expect(isUsualDeal({ name: 'Spice Set (6 Products)' })).toBe(false);
});

it.each([
  ['Spice Set (12 Products)', { packets: 12, each: 125_00 }],
  ['Spice Set (0 Products)', null],
  ['Moong Papad', null],
  // product 2.6.6
])('the set %j at ₹1,499 has %j', (name, set) => {
  expect(parseSet(name, asPaise(149_900))).toEqual(set);
});
