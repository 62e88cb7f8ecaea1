import { expect, test } from 'vitest';
import { getGuessDelay } from './password-guesses.ts';

test.each([
  [0, 0],
  [1, 0],
  [9, 0],
  [10, 1],
  [11, 2],
  [12, 4],
  [15, 32],
  [19, 512],
  [20, 900],
  [21, 900],
  [5_000, 900],
])('after %d wrong passwords the next guess waits %d s', (wrong, seconds) => {
  expect(getGuessDelay(wrong)).toBe(seconds * 1_000);
});
