import { expect, it } from 'vitest';
import { DEAL, isUsualDeal } from './deal.ts';

// product 2.6.6, 9.1.4
it('the deal is the spice set of 12 products for ₹1,499', () => {
  expect(DEAL).toEqual({ name: 'Spice Set (12 Products)', price: 149_900 });
});

// product 2.6.6
it('the usual deal is told by its whole name', () => {
  expect(isUsualDeal({ name: 'Spice Set (12 Products)' })).toBe(true);
  expect(isUsualDeal({ name: 'Spice Set (6 Products)' })).toBe(false);
});
