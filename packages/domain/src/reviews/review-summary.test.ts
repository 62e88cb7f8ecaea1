import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averageHundredths,
  changeSummary,
  countedRatings,
  summarizeReviews,
} from './review-summary.ts';

const ratings = (...stars: unknown[]) => stars.map((rating) => ({ rating, boughtHere: false }));
const bought = (...stars: unknown[]) => stars.map((rating) => ({ rating, boughtHere: true }));

describe('countedRatings', () => {
  // product 4.6.4
  it('takes those of buyers alone, where there are any', () => {
    const others = { sum: 25, count: 25 };
    expect(countedRatings({ bought: { sum: 10, count: 2 }, others })).toEqual({
      sum: 10,
      count: 2,
    });
    expect(countedRatings({ bought: { sum: 0, count: 0 }, others })).toEqual(others);
  });
});

describe('averageHundredths', () => {
  it('rounds to hundredths of a star, and is null without reviews', () => {
    expect(averageHundredths({ sum: 14, count: 3 })).toBe(467);
    expect(averageHundredths({ sum: 13, count: 3 })).toBe(433);
    expect(averageHundredths({ sum: 0, count: 0 })).toBeNull();
  });
});

describe('summarizeReviews', () => {
  // product 3.5.2
  it('averages to 2 decimals and counts each star', () => {
    expect(summarizeReviews(ratings(5, 4, 4))).toEqual({
      average: 4.33,
      total: 3,
      breakdown: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 },
      boughtHereOnly: false,
    });
    expect(summarizeReviews(ratings(5, 5, 4)).average).toBe(4.67);
    expect(summarizeReviews(ratings(1, 2, 3, 4, 5)).average).toBe(3);
  });

  it('counts those of buyers alone, where there are any', () => {
    const bombed = [...bought(5, 4), ...ratings(...Array.from({ length: 25 }, () => 1))];
    expect(summarizeReviews(bombed)).toEqual({
      average: 4.5,
      total: 2,
      breakdown: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
      boughtHereOnly: true,
    });
  });

  it('counts groups of like reviews', () => {
    expect(
      summarizeReviews([
        { rating: 5, boughtHere: false, total: 3 },
        { rating: 1, boughtHere: false, total: 1 },
        { rating: 2, boughtHere: true, total: 0 },
      ]),
    ).toEqual(summarizeReviews(ratings(5, 5, 5, 1)));
  });

  it('has no average without reviews', () => {
    expect(summarizeReviews([])).toEqual({
      average: null,
      total: 0,
      breakdown: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      boughtHereOnly: false,
    });
  });

  it('does not count what is no rating', () => {
    expect(summarizeReviews(ratings(0, 6, 4.5, null, 'many', '4'))).toMatchObject({
      average: 4,
      total: 1,
    });
  });
});

describe('changeSummary', () => {
  const summary = summarizeReviews(ratings(5, 4));
  const [one, two, four, five] = ratings(1, 2, 4, 5);

  it('counts a review that came', () => {
    expect(changeSummary(summary, { added: one })).toEqual(summarizeReviews(ratings(5, 4, 1)));
  });

  it('takes out one that went, down to none', () => {
    const left = changeSummary(summary, { dropped: five });
    expect(left).toEqual(summarizeReviews(ratings(4)));
    expect(changeSummary(left, { dropped: four })).toEqual(summarizeReviews([]));
  });

  it('moves a review whose stars changed', () => {
    expect(changeSummary(summary, { added: two, dropped: five })).toEqual(
      summarizeReviews(ratings(4, 2)),
    );
  });

  it('leaves out what does not count beside the reviews of buyers', () => {
    const ofBuyers = summarizeReviews([...bought(5, 4), ...ratings(1)]);
    expect(changeSummary(ofBuyers, { added: one })).toEqual(ofBuyers);
    expect(changeSummary(ofBuyers, { dropped: five })).toEqual(ofBuyers);
    const [boughtOne] = bought(1);
    expect(changeSummary(ofBuyers, { added: boughtOne })).toEqual(
      summarizeReviews(bought(5, 4, 1)),
    );
  });

  it('counts the first review of a buyer alone', () => {
    const [boughtFive] = bought(5);
    expect(changeSummary(summary, { added: boughtFive, dropped: five })).toEqual(
      summarizeReviews(bought(5)),
    );
  });

  it('never counts below 0, nor what is no rating', () => {
    expect(changeSummary(summary, { dropped: one })).toEqual(summary);
    const [half, nine] = ratings(4.5, 9);
    expect(changeSummary(summary, { added: half, dropped: nine })).toEqual(summary);
  });

  it('takes back what it added, whatever the reviews', () => {
    const star = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(fc.array(star), star, fc.boolean(), (stars, rating, boughtHere) => {
        const reviews = stars.map((one) => ({ rating: one, boughtHere }));
        const before = summarizeReviews(reviews);
        const added = { rating, boughtHere };
        const after = changeSummary(before, { added });
        expect(after).toEqual(summarizeReviews([...reviews, added]));
        expect(changeSummary(after, { dropped: added })).toEqual(before);
      }),
    );
  });
});
