import { expect, it } from 'vitest';
import { loginFailure } from './login-failure.ts';

it.each([
  ['response', 401, 'rejected'],
  ['response', 400, 'rejected'],
  ['response', 503, 'failed'],
  ['network', 0, 'failed'],
  ['malformed', 200, 'no-user'],
  // product 5.2.2
])('a login that fails by %s with status %i is %s', (reason, status, failure) => {
  expect(loginFailure({ reason, status })).toBe(failure);
});
