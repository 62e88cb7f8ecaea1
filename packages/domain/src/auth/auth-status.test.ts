import { expect, it } from 'vitest';
import {
  type AuthStatus,
  isSessionOver,
  protectedView,
  statusAfterFailedCheck,
} from './auth-status.ts';

it.each([
  [401, true],
  [403, false],
  [500, false],
  [0, false],
])('a call that fails with %i has met the end of the session: %s', (status, isOver) => {
  expect(isSessionOver({ status })).toBe(isOver);
});

it.each<[AuthStatus, number, AuthStatus]>([
  ['checking', 401, 'signed-out'],
  ['signed-in', 401, 'signed-out'],
  ['checking', 0, 'failed'],
  ['checking', 500, 'failed'],
  ['checking', 403, 'failed'],
  ['signed-out', 503, 'failed'],
  ['signed-in', 0, 'signed-in'],
  ['signed-in', 403, 'signed-in'],
  ['signed-in', 500, 'signed-in'],
  // product 4.1.1
])('%s, then a check fails with %d: %s', (current, httpStatus, expected) => {
  expect(statusAfterFailedCheck(current, httpStatus)).toBe(expected);
});

it.each<[AuthStatus, string]>([
  ['unknown', 'spinner'],
  ['checking', 'spinner'],
  ['signed-in', 'page'],
  ['signed-out', 'sign-in'],
  ['failed', 'retry'],
])('a protected route while %s shows its %s', (status, view) => {
  expect(protectedView(status)).toBe(view);
});
