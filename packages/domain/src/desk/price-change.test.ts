import { expect, it } from 'vitest';
import { isLargePriceChange } from './price-change.ts';

it.each([
  [349_50, 3_495_00, true],
  [100_00, 150_00, false],
  [100_00, 150_01, true],
  [100_00, 50_00, false],
  [100_00, 49_99, true],
  [100_00, 0, true],
  [0, 100_00, false],
  [1, 2, true],
  // product 10.3.15
])('from %d to %d paise is a large change: %s', (before, after, isLarge) => {
  expect(isLargePriceChange(before, after)).toBe(isLarge);
});
