import { expect, it } from 'vitest';
import { isAboutNothing } from './about-nothing.ts';

function serverError(status: number, ...fields: readonly string[]) {
  return { status, fieldErrors: fields.map((field) => ({ field })) };
}

it.each([
  ['used or too old', serverError(404)],
  ['cut short, in the link of a verification mail', serverError(400, 'token')],
  ['cut short, in the link of a reset mail', serverError(400, 'newPassword', 'resetToken')],
  ['no id, with a full stop after it', serverError(400, 'id')],
  ['no slug', serverError(400, 'slug')],
  ['no id of a product', serverError(400, 'productId')],
  // product 2.2.4
])('a link names nothing when what it names is %s', (_, error) => {
  expect(isAboutNothing(error)).toBe(true);
});

it.each([
  ['the new password was rejected', serverError(400, 'newPassword')],
  ['the server gave no reason', serverError(400)],
  ['the server failed', serverError(500)],
  ['the network failed', serverError(0)],
  // product 2.11.7
])('a link may still work when %s', (_, error) => {
  expect(isAboutNothing(error)).toBe(false);
});
