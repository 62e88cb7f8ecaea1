import { expect, it } from 'vitest';
import { dropReview, putReviewFirst, replaceReview } from './change-reviews.ts';

const [a, b] = [
  { id: 'a', text: 'a' },
  { id: 'b', text: 'b' },
];
const temporary = { id: 'temporary', text: 'new' };
const saved = { id: 'c', text: 'new' };

it('shows a temporary review at once, then the server’s in its place', () => {
  const shown = putReviewFirst([a, b], temporary);
  expect(shown).toEqual([temporary, a, b]);
  expect(replaceReview(shown, 'temporary', saved)).toEqual([saved, a, b]);
});

it('rolls a failed creation back', () => {
  expect(dropReview(putReviewFirst([a, b], temporary), 'temporary')).toEqual([a, b]);
});

it('never shows a review twice', () => {
  expect(putReviewFirst([a, b], b)).toEqual([b, a]);
});

it('puts the server’s review on top when the temporary one is gone', () => {
  expect(replaceReview([a, b], 'temporary', saved)).toEqual([saved, a, b]);
  expect(replaceReview([a, saved], 'temporary', saved)).toEqual([saved, a]);
});

it('replaces in place', () => {
  expect(replaceReview([a, b], 'b', saved)).toEqual([a, saved]);
});
