import { expect, it } from 'vitest';
import { parseReview } from './review.ts';
import {
  createTemporaryReview,
  putReviewFirst,
  removeReview,
  replaceReview,
} from './review-list.ts';

const [a, b] = [
  { id: 'a', text: 'a' },
  { id: 'b', text: 'b' },
];
const temporary = { id: 'temporary', text: 'new' };
const saved = { id: 'c', text: 'new' };

// product 4.6.1
it('shows a temporary review at once, then the server’s in its place', () => {
  const shown = putReviewFirst([a, b], temporary);
  expect(shown).toEqual([temporary, a, b]);
  expect(replaceReview(shown, 'temporary', saved)).toEqual([saved, a, b]);
});

// product 4.6.1
it('rolls a failed creation back', () => {
  expect(removeReview(putReviewFirst([a, b], temporary), 'temporary')).toEqual([a, b]);
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

const asha = { _id: 'u1', fullName: 'Asha Devi' };
const now = '2026-11-21T10:00:00.000Z';

// product 4.6.1
it('looks like the review it stands for', () => {
  const written = { productId: 'p1', rating: 5, title: 'Crisp', comment: 'Like at home' };
  const named = { ...written, showName: true };
  expect(createTemporaryReview(named, asha, 'temporary-1', now)).toEqual(
    parseReview({
      _id: 'temporary-1',
      ...written,
      userId: { _id: 'u1', name: 'Asha' },
      createdAt: now,
    }),
  );
});

it('needs neither title nor comment', () => {
  expect(createTemporaryReview({ productId: 'p1', rating: 1 }, asha, 't', now)).toMatchObject({
    title: '',
    comment: '',
    authorName: 'A shopper',
  });
});
