import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import { computeSavings } from './savings.ts';

describe('computeSavings', () => {
  const papad = { quantity: 2, unitPrice: asPaise(179_00), originalPrice: asPaise(224_00) };
  const basket = { quantity: 3, unitPrice: asPaise(540_00), originalPrice: null };

  // product 2.10.6
  it('adds what the discounts take off each piece', () => {
    const mirch = { quantity: 1, unitPrice: asPaise(99_50), originalPrice: asPaise(100_00) };
    expect(computeSavings([papad, basket, mirch])).toBe(2 * 45_00 + 50);
  });

  // product 2.10.6
  it('is nothing without a discount, whatever the coupon takes off the order', () => {
    expect(computeSavings([basket])).toBe(0);
    expect(computeSavings([])).toBe(0);
    expect(computeSavings([{ ...papad, quantity: 0 }])).toBe(0);
  });

  it('rejects a broken quantity', () => {
    expect(() => computeSavings([{ ...papad, quantity: 1.5 }])).toThrow(RangeError);
  });
});
