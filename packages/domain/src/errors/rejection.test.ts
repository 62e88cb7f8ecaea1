import { expect, it } from 'vitest';
import { isRejection } from './rejection.ts';

it.each([
  [400, true],
  [404, true],
  [409, true],
  [499, true],
  [0, false],
  [200, false],
  [399, false],
  [500, false],
  // product 2.13.10
])('a call that fails with %i was rejected: %s', (status, expected) => {
  expect(isRejection({ status })).toBe(expected);
});
