import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAR_COUNTS, summarizeReviews } from './review-summary.ts';

const ratings = (...stars: unknown[]) => stars.map((rating) => ({ rating }));

describe('summarizeReviews', () => {
  it('averages to 2 decimals and counts each star', () => {
    expect(summarizeReviews(ratings(5, 4, 4))).toEqual({
      average: 4.33,
      total: 3,
      breakdown: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 },
    });
    expect(summarizeReviews(ratings(5, 5, 4)).average).toBe(4.67);
    expect(summarizeReviews(ratings(1, 2, 3, 4, 5)).average).toBe(3);
  });

  it('has no average without reviews', () => {
    expect(summarizeReviews([])).toEqual({
      average: null,
      total: 0,
      breakdown: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    });
  });

  it('does not count what is no rating', () => {
    expect(summarizeReviews(ratings(0, 6, 4.5, null, 'many', '4'))).toMatchObject({
      average: 4,
      total: 1,
    });
  });

  it('adds up, whatever the ratings', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 7 })), (stars) => {
        const { average, total, breakdown } = summarizeReviews(ratings(...stars));
        const counts = STAR_COUNTS.map((count) => breakdown[count]);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
        expect(total).toBe(stars.filter((star) => star >= 1 && star <= 5).length);
        const sum = STAR_COUNTS.reduce((all, count) => all + count * breakdown[count], 0);
        expect(Math.abs((average ?? 0) * total - sum)).toBeLessThanOrEqual(0.005 * total + 1e-9);
      }),
    );
  });
});
