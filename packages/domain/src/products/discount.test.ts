import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import { discountOf, formatDiscount, parseDiscount, parseOriginalPrice } from './discount.ts';

describe('parseDiscount', () => {
  it.each([
    [20, 20],
    [{ $numberDecimal: '12.5' }, 13],
    [12.4, 12],
    [0.4, 0],
    [99.9, 99],
    [0, 0],
    [-0.4, 0],
    [-5, 0],
    [100, 0],
    ['half', 0],
    [null, 0],
    [undefined, 0],
  ])('reads %o as %d percent', (value, percent) => {
    expect(parseDiscount(value)).toBe(percent);
  });
});

describe('parseOriginalPrice', () => {
  it.each([
    [149_50, 166, 166_00],
    [149_50, 149.5, null],
    [149_50, 100, null],
    [149_50, null, null],
    [149_50, undefined, null],
    // product 2.7.3
  ])('of %d paise with %o entered is %j', (price, entered, original) => {
    expect(parseOriginalPrice(asPaise(price), entered)).toBe(original);
  });
});

describe('discountOf', () => {
  it.each([
    [399_00, 443_00, 10],
    [1_499_00, 1_999_00, 25],
    [100_00, 200_00, 50],
    [1, 100_000, 99],
    [0, 100_00, 99],
    [99_90, 100_00, 0],
    [100_00, 100_00, 0],
    [100_00, 50_00, 0],
    [100_00, null, 0],
    // product 10.3.2
  ])('of %j paise that were %j is %d percent', (price, original, percent) => {
    expect(discountOf(price, original)).toBe(percent);
  });
});

describe('formatDiscount', () => {
  // product 2.7.3
  it('is a badge above 0 only', () => {
    expect(formatDiscount(20)).toBe('-20%');
    expect(formatDiscount(1)).toBe('-1%');
    expect(formatDiscount(0)).toBeNull();
    expect(formatDiscount(-1)).toBeNull();
  });
});
