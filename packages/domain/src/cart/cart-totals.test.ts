import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import {
  COUPON_DISCOUNT,
  computeCartTotals,
  countItems,
  keepCouponCharacters,
  lineSubtotal,
  SHIPPING,
  TAXES,
} from './cart-totals.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPrice: fc.integer({ min: 0, max: 10_000_000 }).map(asPaise),
});
const lines = fc.array(line, { minLength: 1, maxLength: 30 });

describe('computeCartTotals', () => {
  // product 9.1.1
  it('adds 240 shipping and 240 taxes and takes off 40, in rupees', () => {
    expect(
      computeCartTotals([
        { quantity: 2, unitPrice: asPaise(149_900) },
        { quantity: 3, unitPrice: asPaise(99_50) },
      ]),
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
    expect(computeCartTotals([])).toEqual(nothing);
    expect(computeCartTotals([{ quantity: 0, unitPrice: asPaise(100) }])).toEqual(nothing);
  });

  it('charges the fixed amounts once for a single free piece', () => {
    expect(computeCartTotals([{ quantity: 1, unitPrice: asPaise(0) }]).total).toBe(44_000);
  });

  // product 9.1.1
  it('total = subtotal + 440 rupees in whole paise, for every cart that is not empty', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const totals = computeCartTotals(cart);
        expect(totals.subtotal).toBe(
          cart.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
        );
        expect(totals.total).toBe(
          totals.subtotal + totals.shipping + totals.taxes - totals.discount,
        );
        expect(totals).toMatchObject({
          shipping: SHIPPING,
          taxes: TAXES,
          discount: COUPON_DISCOUNT,
        });
        expect(Number.isSafeInteger(totals.total)).toBe(true);
      }),
    );
  });

  it('does not depend on the order of the lines, nor on how a quantity is split over lines', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        expect(computeCartTotals(cart.toReversed())).toEqual(computeCartTotals(cart));
        const pieces = cart.flatMap(({ quantity, unitPrice }) =>
          Array.from({ length: quantity }, () => ({ quantity: 1, unitPrice })),
        );
        expect(computeCartTotals(pieces)).toEqual(computeCartTotals(cart));
      }),
    );
  });

  it('rejects a broken quantity', () => {
    expect(() => computeCartTotals([{ quantity: 1.5, unitPrice: asPaise(100) }])).toThrow(
      RangeError,
    );
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
