import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import { formatDiscount, originalPriceOf, parseDiscount } from './discount.ts';

describe('parseDiscount', () => {
  it.each([
    [20, 20],
    ['20', 20],
    [{ $numberDecimal: '12.5' }, 13],
    [12.4, 12],
    [0.4, 0],
    [99, 99],
    [99.9, 99],
    [0, 0],
    [-0.4, 0],
    [-5, 0],
    [100, 0],
    [150, 0],
    ['half', 0],
    [null, 0],
    [undefined, 0],
  ])('reads %o as %d percent', (value, percent) => {
    expect(parseDiscount(value)).toBe(percent);
  });
});

describe('originalPriceOf', () => {
  it.each([
    [80_00, 20, 100_00],
    [149_00, 10, 166_00],
    [1499_00, 25, 1999_00],
    [89_50, 15, 105_00],
    [100_00, 50, 200_00],
    [1_00, 99, 100_00],
  ])('%d paise less %d percent was %d paise', (price, discount, original) => {
    expect(originalPriceOf(asPaise(price), discount)).toBe(original);
  });

  it('has none without a discount, or when rounding to rupees eats it', () => {
    expect(originalPriceOf(asPaise(100_00), 0)).toBeNull();
    expect(originalPriceOf(asPaise(99_50), 0)).toBeNull();
    expect(originalPriceOf(asPaise(100_00), -5)).toBeNull();
    expect(originalPriceOf(asPaise(10_00), 1)).toBeNull();
    expect(originalPriceOf(asPaise(0), 50)).toBeNull();
  });

  it('is whole rupees above the price, and within half a rupee of the exact figure', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }).map(asPaise),
        fc.integer({ min: 0, max: 99 }),
        (price, discount) => {
          const original = originalPriceOf(price, discount);
          if (original === null) return;
          expect(original % 100).toBe(0);
          expect(original).toBeGreaterThan(price);
          expect(Math.abs(original - (price * 100) / (100 - discount))).toBeLessThanOrEqual(50.001);
        },
      ),
    );
  });
});

describe('formatDiscount', () => {
  it('is a badge above 0 only', () => {
    expect(formatDiscount(20)).toBe('-20%');
    expect(formatDiscount(1)).toBe('-1%');
    expect(formatDiscount(0)).toBeNull();
    expect(formatDiscount(-1)).toBeNull();
  });
});
