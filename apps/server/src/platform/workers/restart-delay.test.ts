import { expect, test } from 'vitest';
import { computeRestartDelay } from './restart-delay.ts';

test('a worker that keeps ending is started again after 1, 2, 4 … and at most 30 seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(computeRestartDelay)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});
