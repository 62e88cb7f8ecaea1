import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity, MAX_QUANTITY, MIN_QUANTITY } from './quantity.ts';

it('a quantity is at least 1 and at most 99', () => {
  expect([MIN_QUANTITY, MAX_QUANTITY]).toEqual([1, 99]);
});

describe('clampQuantity', () => {
  it.each([
    [1, 1],
    [5, 5],
    [99, 99],
    [100, 99],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 99],
    [Number.NEGATIVE_INFINITY, 1],
  ])('makes %d %d', (quantity, clamped) => {
    expect(clampQuantity(quantity)).toBe(clamped);
  });

  it.each([
    [5, 3, 3],
    [5, 3.9, 3],
    [2, 3, 2],
    [5, 0, 1],
    [5, -2, 1],
    [150, 200, 99],
    [5, null, 5],
  ])('makes %d with %d in stock %d', (quantity, stock, clamped) => {
    expect(clampQuantity(quantity, stock)).toBe(clamped);
  });

  it('always gives a whole number from 1 to 99, and leaves such a number alone', () => {
    fc.assert(
      fc.property(fc.double(), (quantity) => {
        const clamped = clampQuantity(quantity);
        expect(Number.isInteger(clamped)).toBe(true);
        expect(clamped).toBeGreaterThanOrEqual(1);
        expect(clamped).toBeLessThanOrEqual(99);
        expect(clampQuantity(clamped)).toBe(clamped);
      }),
    );
  });
});
