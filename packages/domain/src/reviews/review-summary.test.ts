import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSummary, STAR_COUNTS, summarizeReviews } from './review-summary.ts';

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

describe('changeSummary', () => {
  const summary = summarizeReviews(ratings(5, 4));

  it('counts a review that came', () => {
    expect(changeSummary(summary, { added: 1 })).toEqual(summarizeReviews(ratings(5, 4, 1)));
  });

  it('takes out one that went, down to none', () => {
    const one = changeSummary(summary, { dropped: 5 });
    expect(one).toEqual(summarizeReviews(ratings(4)));
    expect(changeSummary(one, { dropped: 4 })).toEqual(summarizeReviews([]));
  });

  it('moves a review whose stars changed', () => {
    expect(changeSummary(summary, { added: 2, dropped: 5 })).toEqual(
      summarizeReviews(ratings(4, 2)),
    );
  });

  it('never counts below 0, nor what is no rating', () => {
    expect(changeSummary(summary, { dropped: 1 })).toEqual(summary);
    expect(changeSummary(summary, { added: 4.5, dropped: 9 })).toEqual(summary);
  });

  it('takes back what it added, whatever the reviews', () => {
    const star = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(fc.array(star), star, (stars, rating) => {
        const before = summarizeReviews(ratings(...stars));
        const after = changeSummary(before, { added: rating });
        expect(after).toEqual(summarizeReviews(ratings(...stars, rating)));
        expect(changeSummary(after, { dropped: rating })).toEqual(before);
      }),
    );
  });
});
