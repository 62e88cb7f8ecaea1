import { expect, it } from 'vitest';
import { canDealEndAt, isDealShown } from './home-deal.ts';

// product 10.7.6
it('a deal is shown until its end, while its product is in the shop', () => {
  expect(isDealShown({ until: null, isOnSale: true }, 1_000)).toBe(true);
  expect(isDealShown({ until: 1_001, isOnSale: true }, 1_000)).toBe(true);
  expect(isDealShown({ until: 1_000, isOnSale: true }, 1_000)).toBe(false);
  expect(isDealShown({ until: null, isOnSale: false }, 1_000)).toBe(false);
});

// product 10.7.6
it('a deal ends later than now, within a year', () => {
  expect(canDealEndAt(1_001, 1_000)).toBe(true);
  expect(canDealEndAt(1_000, 1_000)).toBe(false);
  expect(canDealEndAt(1_001 + 366 * 86_400_000, 1_000)).toBe(false);
});
