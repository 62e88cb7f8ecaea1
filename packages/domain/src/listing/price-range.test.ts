import { expect, it } from 'vitest';
import { PRICE_RANGES, parsePriceTotals, toPriceBounds } from './price-range.ts';

// product 2.9.11
it.each([1, 199.99, 200, 200.01, 500, 500.01, 1_000, 1_000.01, 25_000])(
  'each price is in one range: %d',
  (price) => {
    const ranges = PRICE_RANGES.map(toPriceBounds).filter(
      ({ minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }) =>
        price >= minPrice && price <= maxPrice,
    );
    expect(ranges).toHaveLength(1);
  },
);

it('reads the totals of the ranges by their ends, and none from a response without them', () => {
  const counts = PRICE_RANGES.map((range, total) => ({ ...toPriceBounds(range), total }));
  expect(parsePriceTotals(counts.toReversed())).toEqual({
    '-200': 0,
    '200-500': 1,
    '500-1000': 2,
    '1000-': 3,
  });
  expect(parsePriceTotals(counts.slice(1, 2))).toMatchObject({ '-200': 0, '200-500': 1 });
  expect(parsePriceTotals(undefined)).toBeNull();
});
