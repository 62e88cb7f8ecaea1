import { expect, it } from 'vitest';
import { DEAL } from './deal.ts';

it('the deal is the spice set of 12 products for ₹1,499', () => {
  expect(DEAL).toEqual({ name: 'Spice Set (12 Products)', price: 149_900 });
});
