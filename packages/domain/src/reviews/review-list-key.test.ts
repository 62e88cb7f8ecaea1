import { expect, it } from 'vitest';
import { reviewListKey } from './review-list-key.ts';

it('keeps a list per product', () => {
  expect(reviewListKey('p1')).toBe('p1');
  expect(reviewListKey('p2', { page: undefined, limit: undefined })).toBe('p2');
});

it.each([{ page: 1 }, { limit: 10 }, { page: 2, limit: 10 }])(
  'keeps none asked with %o',
  (query) => {
    expect(reviewListKey('p1', query)).toBeNull();
  },
);
