import { expect, it } from 'vitest';
import { dropReview, putReviewFirst, replaceReview } from './change-reviews.ts';
import { parseReview } from './review.ts';
import { createTemporaryReview } from './temporary-review.ts';

const asha = { _id: 'u1', fullName: 'Asha Devi' };
const now = '2026-11-21T10:00:00.000Z';

it('looks like the review it stands for', () => {
  const written = { productId: 'p1', rating: 5, title: 'Crisp', comment: 'Like at home' };
  expect(createTemporaryReview(written, asha, 'temporary-1', now)).toEqual(
    parseReview({
      _id: 'temporary-1',
      ...written,
      userId: { _id: 'u1', name: 'Asha Devi' },
      createdAt: now,
    }),
  );
});

it('needs neither title nor comment', () => {
  expect(createTemporaryReview({ productId: 'p1', rating: 1 }, asha, 't', now)).toMatchObject({
    title: '',
    comment: '',
  });
});

it('appears at once, then gives way to the saved one, or goes away', () => {
  const temporary = createTemporaryReview({ productId: 'p1', rating: 4 }, asha, 't', now);
  const saved = { ...temporary, id: 'r2' };
  const before = [{ ...temporary, id: 'r1' }];
  const shown = putReviewFirst(before, temporary);
  expect(shown.map(({ id }) => id)).toEqual(['t', 'r1']);
  expect(replaceReview(shown, 't', saved).map(({ id }) => id)).toEqual(['r2', 'r1']);
  expect(dropReview(shown, 't')).toEqual(before);
});
