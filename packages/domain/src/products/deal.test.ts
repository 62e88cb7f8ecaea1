import { expect, it } from 'vitest';
import { DEAL, isUsualDeal } from './deal.ts';

it('the deal is the spice set of 12 products for ₹1,499', () => {
  expect(DEAL).toEqual({ name: 'Spice Set (12 Products)', price: 149_900 });
});

it('the usual deal is told by its whole name', () => {
  expect(isUsualDeal({ name: 'Spice Set (12 Products)' })).toBe(true);
  expect(isUsualDeal({ name: 'Spice Set (6 Products)' })).toBe(false);
});
