import { expect, it } from 'vitest';
import { keepCouponCharacters } from './coupon-code.ts';

it.each([
  ['SAVE40', 'SAVE40'],
  [' save-40! ', 'save40'],
  ['₹40_off', '40off'],
  ['मसाले', ''],
  ['', ''],
])('strips non-alphanumeric characters from %o: %o', (typed, kept) => {
  expect(keepCouponCharacters(typed)).toBe(kept);
});
