import { describe, expect, it } from 'vitest';
import { parseReview, parseReviewRating, parseReviews, signReview } from './review.ts';

const review = {
  _id: 'r1',
  productId: { _id: 'p1', name: 'Papad' },
  rating: '4',
  comment: ' Crisp ',
  title: 'Good',
  userId: { _id: 'u1', name: 'Asha' },
  image: '/api/v1/media/a',
  createdAt: '2026-11-21T10:00:00Z',
};

describe('parseReview', () => {
  // product 3.5.1
  it('reads every field', () => {
    expect(parseReview(review)).toEqual({
      id: 'r1',
      productId: 'p1',
      rating: 4,
      title: 'Good',
      comment: 'Crisp',
      image: '/api/v1/media/a',
      authorId: 'u1',
      authorName: 'Asha',
      boughtHere: false,
      reply: null,
      createdAt: '2026-11-21T10:00:00Z',
    });
  });

  it('marks a buyer’s review only when the API does', () => {
    expect(parseReview({ ...review, boughtHere: true })?.boughtHere).toBe(true);
    expect(parseReview({ ...review, boughtHere: 'yes' })?.boughtHere).toBe(false);
  });

  // product 4.6.5
  it('reads the reply of the shop, and takes none without a text', () => {
    const reply = { text: ' Thank you. ', repliedAt: '2026-11-22T10:00:00Z' };
    expect(parseReview({ ...review, reply })?.reply).toEqual({ ...reply, text: 'Thank you.' });
    expect(parseReview({ ...review, reply: { text: 'Sorry.' } })?.reply).toEqual({
      text: 'Sorry.',
      repliedAt: null,
    });
    expect(parseReview({ ...review, reply: { text: ' ' } })?.reply).toBeNull();
    expect(parseReview({ ...review, reply: null })?.reply).toBeNull();
  });

  it('takes the author from `user` too', () => {
    const user = { _id: 'u2', name: 'Meena' };
    expect(parseReview({ ...review, userId: undefined, user })).toMatchObject({
      authorId: 'u2',
      authorName: 'Meena',
    });
    expect(parseReview({ ...review, userId: 'u1', user })).toMatchObject({
      authorId: 'u1',
      authorName: 'Meena',
    });
  });

  it('makes do with an id and a rating', () => {
    expect(parseReview({ id: 9, rating: 5 })).toEqual({
      id: '9',
      productId: null,
      rating: 5,
      title: '',
      comment: '',
      image: null,
      authorId: null,
      authorName: 'A shopper',
      boughtHere: false,
      reply: null,
      createdAt: null,
    });
  });

  it('rejects a review without an id or a rating', () => {
    expect(parseReview({ ...review, _id: null })).toBeNull();
    expect(parseReview({ ...review, rating: 0 })).toBeNull();
    expect(parseReview(null)).toBeNull();
  });
});

it.each([
  [1, 1],
  [5, 5],
  ['3', 3],
  [6, null],
  [4.5, null],
  ['many', null],
  [null, null],
])('reads the rating %o as %o', (value, rating) => {
  expect(parseReviewRating(value)).toBe(rating);
});

it('parseReviews reads a list, or the list in `reviews`', () => {
  const list = [review, {}, { ...review, _id: 'r2' }];
  for (const data of [list, { reviews: list }]) {
    expect(parseReviews(data).map(({ id }) => id)).toEqual(['r1', 'r2']);
  }
  expect(parseReviews(null)).toEqual([]);
});

it.each([
  ['Meera Kanwar', 'Jaipur', 'Meera, Jaipur'],
  [' मीरा  कंवर ', ' ', 'मीरा'],
  ['meera@example.com', 'Jaipur', ''],
  ['', 'Jaipur', ''],
  // product 3.5.3
])('signs a review of %j from %j with %j', (fullName, town, signature) => {
  expect(signReview(fullName, town)).toBe(signature);
});
