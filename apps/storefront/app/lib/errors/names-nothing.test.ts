import { ApiError } from '@haat/api-sdk';
import { expect, it } from 'vitest';
import { isLinkSpent } from './spent-link.ts';

function serverError(status: number, field?: string): ApiError {
  const fieldErrors = field === undefined ? [] : [{ field, message: 'is not valid' }];
  return new ApiError({ reason: 'response', status, message: 'Rejected', fieldErrors });
}

it.each([
  ['used or too old', serverError(404)],
  ['cut short, in the link of a verification mail', serverError(400, 'token')],
  ['cut short, in the link of a reset mail', serverError(400, 'resetToken')],
])('a link is spent when its token is %s', (_, error) => {
  expect(isLinkSpent(error)).toBe(true);
});

it.each([
  ['the new password was rejected', serverError(400, 'newPassword')],
  ['the server gave no reason', serverError(400)],
  ['the server failed', serverError(500)],
  ['the network failed', new ApiError({ reason: 'network', status: 0, message: 'No answer' })],
  ['something else broke', new Error('Broken')],
])('a link may still work when %s', (_, error) => {
  expect(isLinkSpent(error)).toBe(false);
});
