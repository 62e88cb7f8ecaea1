import { ApiError } from '@haat/api-sdk';
import { OFFLINE_TEXT } from '@haat/domain/shopper';
import { afterEach, expect, it, vi } from 'vitest';
import { errorText } from './error-text.ts';

const lost = new ApiError({ reason: 'network', status: 0, message: 'No answer' });

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a call that the server rejected', { status: 409, hasServerMessage: true }, 'Only 2 left.'],
  ['a call that the server failed', { status: 500 }, 'Failed: please try again'],
])('the text of %s', (_, details, text) => {
  const error = new ApiError({ reason: 'response', message: 'Only 2 left.', ...details });
  expect(errorText(error, 'Failed: {msg}')).toBe(text);
});

it('of anything else that was thrown is its message, if it has one', () => {
  expect(errorText(new Error('Bad'), 'Failed: {msg}')).toBe('Failed: Bad');
  expect(errorText('?', 'Failed: {msg}')).toBe('Failed: please try again');
});

it('says that there is no network where the browser knows of none', () => {
  expect(errorText(lost, 'Login failed')).toBe('Login failed');
  vi.stubGlobal('navigator', { onLine: false });
  expect(errorText(lost, 'Login failed')).toBe(`Login failed. ${OFFLINE_TEXT}`);
});
