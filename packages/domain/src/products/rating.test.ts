import { describe, expect, it } from 'vitest';
import { formatReviewCount, parseRating } from './rating.ts';

describe('parseRating', () => {
  it.each([
    // Both given.
    [{ stars: 4.5, reviews: 12 }, 4.5, 12, false],
    [{ ratings: 2, reviews: 3 }, 2, 3, false],
    [{ stars: null, ratings: 2, reviews: 3 }, 2, 3, false],
    [{ stars: 5, ratings: 2, reviews: 3 }, 5, 3, false],
    // Clamped 1 to 5.
    [{ stars: 9, reviews: 3 }, 5, 3, false],
    [{ stars: 0.2, reviews: 3 }, 1, 3, false],
    [{ stars: 0, reviews: 3 }, 1, 3, false],
    [{ stars: 0 }, 1, null, false],
    // Nobody reviewed it yet.
    [{ stars: null, ratings: null, reviews: 0 }, null, 0, false],
    [{ stars: 0, reviews: 0 }, null, 0, false],
    [{ stars: 5, reviews: 0 }, 5, 0, false],
    // Only one of the two given.
    [{ stars: 3.5 }, 3.5, null, false],
    [{ reviews: 7 }, 4, 7, false],
    // Neither given: the placeholder.
    [{}, 4, null, true],
    [null, 4, null, true],
  ])('reads the rating of %o', (product, stars, reviewCount, isPlaceholder) => {
    expect(parseRating(product)).toEqual({ stars, reviewCount, isPlaceholder });
  });
});

describe('formatReviewCount', () => {
  it.each([
    [{ reviews: 12 }, '(12 reviews)'],
    [{ reviews: 1 }, '(1 review)'],
    [{ reviews: 0 }, '(0 reviews)'],
    [{ reviews: 123456 }, '(1,23,456 reviews)'],
    [{ stars: 3 }, ''],
    [{}, '(24,200 reviews)'],
    // product 2.7.8
  ])('says of %o: %o', (product, text) => {
    expect(formatReviewCount(parseRating(product))).toBe(text);
  });
});
