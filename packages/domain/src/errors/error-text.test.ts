import { expect, it } from 'vitest';
import { formatError, OFFLINE_TEXT } from './error-text.ts';

const lost = { status: 0, message: 'Bad' };

// product 8.1.1
it("shows the server's own message", () => {
  const error = { status: 409, message: 'Only 2 left.', hasServerMessage: true };
  expect(formatError(error, 'Failed to add to cart: {msg}', false)).toBe('Only 2 left.');
  expect(formatError(error, 'Failed to add to cart', true)).toBe('Only 2 left.');
});

it.each([
  ['no response', lost],
  ['any other error', { message: 'Bad' }],
  // product 8.1.1
])('falls back, with the reason in its place, for %s', (_, error) => {
  expect(formatError(error, 'Failed to add to cart: {msg}', false)).toBe(
    'Failed to add to cart: Bad',
  );
  expect(formatError(error, 'Failed to load products', false)).toBe('Failed to load products');
});

// product 8.1.3
it('says that there is no network, behind a fallback that gives no reason', () => {
  expect(formatError(lost, 'Failed to save address.', true)).toBe(
    `Failed to save address. ${OFFLINE_TEXT}`,
  );
  expect(formatError(lost, 'Login failed', true)).toBe(`Login failed. ${OFFLINE_TEXT}`);
  expect(formatError(lost, 'Logout failed: {msg}', true)).toBe('Logout failed: Bad');
  const answered = { status: 500, message: 'Bad' };
  expect(formatError(answered, 'Failed to save address.', true)).toBe('Failed to save address.');
  expect(formatError({ message: 'Bad' }, 'Login failed', true)).toBe('Login failed');
});

it.each([
  ['there is no reason at all', { message: '' }],
  [
    'the response has no message',
    { status: 502, message: 'The shop answered with status 502.', hasServerMessage: false },
  ],
])('suggests another attempt when %s', (_, error) => {
  expect(formatError(error, 'Logout failed: {msg}', false)).toBe('Logout failed: please try again');
  expect(formatError(error, 'Logout failed', false)).toBe('Logout failed');
});
