import { ApiError } from '@haat/api-sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorText, OFFLINE_TEXT } from './error-text.ts';

describe('errorText', () => {
  afterEach(() => vi.unstubAllGlobals());

  it("shows the server's own message", () => {
    const error = new ApiError({
      reason: 'response',
      status: 409,
      message: 'Only 2 left.',
      hasServerMessage: true,
    });
    expect(errorText(error, 'Failed to add to cart: {msg}')).toBe('Only 2 left.');
  });

  it.each([
    ['no response', new ApiError({ reason: 'network', status: 0, message: 'Bad' })],
    ['any other error', new Error('Bad')],
  ])('falls back, with the reason in its place, for %s', (_, error) => {
    expect(errorText(error, 'Failed to add to cart: {msg}')).toBe('Failed to add to cart: Bad');
    expect(errorText(error, 'Failed to load products')).toBe('Failed to load products');
  });

  it('says that there is no network, behind a fallback that gives no reason', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const lost = new ApiError({ reason: 'network', status: 0, message: 'Bad' });
    expect(errorText(lost, 'Failed to save address.')).toBe(
      `Failed to save address. ${OFFLINE_TEXT}`,
    );
    expect(errorText(lost, 'Login failed')).toBe(`Login failed. ${OFFLINE_TEXT}`);
    expect(errorText(lost, 'Logout failed: {msg}')).toBe('Logout failed: Bad');
    const answered = new ApiError({ reason: 'response', status: 500, message: 'Bad' });
    expect(errorText(answered, 'Failed to save address.')).toBe('Failed to save address.');
  });

  it.each([
    ['there is no reason at all', '?'],
    [
      'the response has no message',
      new ApiError({
        reason: 'response',
        status: 502,
        message: 'The shop answered with status 502.',
      }),
    ],
  ])('suggests another attempt when %s', (_, error) => {
    expect(errorText(error, 'Logout failed: {msg}')).toBe('Logout failed: please try again');
    expect(errorText(error, 'Logout failed')).toBe('Logout failed');
  });
});
