import { ApiError } from '@haat/api-sdk';
import { describe, expect, it } from 'vitest';
import { errorText } from './error-text.ts';

describe('errorText', () => {
  it("shows the server's own message", () => {
    const error = new ApiError({
      reason: 'answer',
      status: 409,
      message: 'Only 2 left.',
      hasServerMessage: true,
    });
    expect(errorText(error, 'Failed to add to cart: {msg}')).toBe('Only 2 left.');
  });

  it.each([
    [
      'an answer without a message',
      new ApiError({ reason: 'answer', status: 502, message: 'Bad' }),
    ],
    ['no answer', new ApiError({ reason: 'network', status: 0, message: 'Bad' })],
    ['any other error', new Error('Bad')],
  ])('falls back, with the reason in its place, for %s', (_, error) => {
    expect(errorText(error, 'Failed to add to cart: {msg}')).toBe('Failed to add to cart: Bad');
    expect(errorText(error, 'Failed to load products')).toBe('Failed to load products');
  });

  it('says what to do where there is no reason at all', () => {
    expect(errorText('?', 'Logout failed: {msg}')).toBe('Logout failed: please try again');
  });
});
