import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import {
  computeCartTotals,
  countItems,
  DEFAULT_CHARGES,
  keepCouponCharacters,
  lineSubtotal,
} from './cart-totals.ts';

describe('computeCartTotals', () => {
  // product 9.1.1
  it('adds 240 shipping and 240 taxes and takes off 40, in rupees', () => {
    expect(
      computeCartTotals(
        [
          { quantity: 2, unitPrice: asPaise(149_900) },
          { quantity: 3, unitPrice: asPaise(99_50) },
        ],
        DEFAULT_CHARGES,
      ),
    ).toEqual({
      subtotal: 329_650,
      shipping: 24_000,
      taxes: 24_000,
      discount: 4_000,
      total: 373_650,
    });
  });

  // product 9.1.1
  it('is zero throughout for an empty cart', () => {
    const nothing = { subtotal: 0, shipping: 0, taxes: 0, discount: 0, total: 0 };
    expect(computeCartTotals([], DEFAULT_CHARGES)).toEqual(nothing);
    expect(computeCartTotals([{ quantity: 0, unitPrice: asPaise(100) }], DEFAULT_CHARGES)).toEqual(
      nothing,
    );
  });

  // product 9.1.1
  it('ships free from the limit of the shop, and discounts no more than there is', () => {
    const charges = { ...DEFAULT_CHARGES, freeShippingFrom: asPaise(500_00) };
    const totalOf = (rupees: number) =>
      computeCartTotals([{ quantity: 1, unitPrice: asPaise(rupees * 100) }], charges);
    expect(totalOf(499)).toMatchObject({ shipping: 240_00, total: 939_00 });
    expect(totalOf(500)).toMatchObject({ shipping: 0, total: 700_00 });
    const large = { ...charges, taxes: asPaise(0), discount: asPaise(2_000_00) };
    expect(computeCartTotals([{ quantity: 1, unitPrice: asPaise(600_00) }], large)).toMatchObject({
      discount: 600_00,
      total: 0,
    });
  });

  it('rejects a broken quantity', () => {
    expect(() =>
      computeCartTotals([{ quantity: 1.5, unitPrice: asPaise(100) }], DEFAULT_CHARGES),
    ).toThrow(RangeError);
  });
});

describe('countItems', () => {
  it('counts pieces, not lines', () => {
    expect(countItems([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
    expect(countItems([])).toBe(0);
  });
});

describe('lineSubtotal', () => {
  it('is price times quantity', () => {
    expect(lineSubtotal({ quantity: 3, unitPrice: asPaise(99_50) })).toBe(298_50);
  });
});

it.each([
  ['SAVE40', 'SAVE40'],
  [' save-40! ', 'save40'],
  ['₹40_off', '40off'],
  ['मसाले', ''],
  ['', ''],
  // product 5.5.3
])('strips non-alphanumeric characters from %o: %o', (typed, characters) => {
  expect(keepCouponCharacters(typed)).toBe(characters);
});
