import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, formatPaise } from './format-paise.ts';
import { asPaise } from './paise.ts';

describe('formatPaise', () => {
  it.each([
    [0, '₹0.00'],
    [1, '₹0.01'],
    [10, '₹0.10'],
    [100, '₹1.00'],
    [99_999, '₹999.99'],
    [149_900, '₹1,499.00'],
    [9_999_900, '₹99,999.00'],
    [10_000_000, '₹1,00,000.00'],
    [1_234_567_89, '₹12,34,567.89'],
    [123_456_789_012_34, '₹1,23,45,67,89,012.34'],
    [-4_000, '-₹40.00'],
    [-1, '-₹0.01'],
  ])('shows %d paise as %s', (amount, text) => {
    expect(formatPaise(asPaise(amount))).toBe(text);
  });

  it('agrees with the platform’s own en-IN currency format', () => {
    const platform = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }).map(asPaise), (amount) => {
        expect(formatPaise(amount)).toBe(platform.format(amount / 100));
      }),
    );
  });
});

describe('formatDecimal', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [149_900, '1499.00'],
    [-4_050, '-40.50'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('writes %d paise as %s', (amount, text) => {
    expect(formatDecimal(asPaise(amount))).toBe(text);
  });
});
