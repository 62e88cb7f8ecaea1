import { ApiError } from '@haat/api-sdk';
import { expect, it } from 'vitest';
import { namesNothing } from './names-nothing.ts';

function serverError(status: number, field?: string): ApiError {
  const fieldErrors = field === undefined ? [] : [{ field, message: 'is not valid' }];
  return new ApiError({ reason: 'response', status, message: 'Rejected', fieldErrors });
}

it.each([
  ['used or too old', serverError(404)],
  ['cut short, in the link of a verification mail', serverError(400, 'token')],
  ['cut short, in the link of a reset mail', serverError(400, 'resetToken')],
  ['no id, with a full stop after it', serverError(400, 'id')],
])('a link names nothing when what it names is %s', (_, error) => {
  expect(namesNothing(error)).toBe(true);
});

it.each([
  ['the new password was rejected', serverError(400, 'newPassword')],
  ['the server gave no reason', serverError(400)],
  ['the server failed', serverError(500)],
  ['the network failed', new ApiError({ reason: 'network', status: 0, message: 'No answer' })],
  ['something else broke', new Error('Broken')],
])('a link may still work when %s', (_, error) => {
  expect(namesNothing(error)).toBe(false);
});
