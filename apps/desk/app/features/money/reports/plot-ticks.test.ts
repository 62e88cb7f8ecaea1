import { expect, test } from 'vitest';
import { listTicks } from './plot-ticks.ts';

test('an axis has few round marks, which reach over the largest value', () => {
  expect(listTicks(0)).toEqual([0, 1]);
  expect(listTicks(3)).toEqual([0, 1, 2, 3]);
  expect(listTicks(437_000)).toEqual([0, 200_000, 400_000, 600_000]);
  expect(listTicks(100)).toEqual([0, 50, 100]);
  for (const largest of [1, 7, 99, 12_345, 9_999_999]) {
    const ticks = listTicks(largest);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
});
