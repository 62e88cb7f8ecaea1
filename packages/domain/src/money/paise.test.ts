import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asPaise,
  multiplyPaise,
  PAISE_PER_RUPEE,
  paiseToRupees,
  sumPaise,
  ZERO_PAISE,
} from './paise.ts';

const amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(asPaise);

describe('asPaise', () => {
  it('keeps whole numbers, and makes −0 plain 0', () => {
    expect(asPaise(12)).toBe(12);
    expect(Object.is(asPaise(-0), 0)).toBe(true);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'refuses %d',
    (value) => {
      expect(() => asPaise(value)).toThrow(`Not a whole amount of paise: ${value}`);
    },
  );
});

describe('sumPaise', () => {
  it('is zero for none', () => {
    expect(sumPaise([])).toBe(ZERO_PAISE);
  });

  it('does not depend on the order, and adding one more adds exactly that', () => {
    fc.assert(
      fc.property(fc.array(amount), amount, (amounts, more) => {
        expect(sumPaise(amounts.toReversed())).toBe(sumPaise(amounts));
        expect(sumPaise([...amounts, more])).toBe(sumPaise(amounts) + more);
      }),
    );
  });

  it('refuses to leave the safe range, even when a later amount would bring it back', () => {
    const most = asPaise(Number.MAX_SAFE_INTEGER);
    expect(() => sumPaise([most, asPaise(1), asPaise(-1)])).toThrow(RangeError);
  });
});

describe('multiplyPaise', () => {
  it('is repeated addition', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 50 }), (price, quantity) => {
        expect(multiplyPaise(price, quantity)).toBe(
          sumPaise(Array.from({ length: quantity }, () => price)),
        );
      }),
    );
  });

  it.each([-1, 1.5, Number.NaN])('refuses a quantity of %d', (quantity) => {
    expect(() => multiplyPaise(asPaise(100), quantity)).toThrow(
      `Not a whole quantity: ${quantity}`,
    );
  });
});

describe('paiseToRupees', () => {
  it('gives rupees with two decimals at most', () => {
    expect(PAISE_PER_RUPEE).toBe(100);
    expect(paiseToRupees(asPaise(149_950))).toBe(1499.5);
    expect(paiseToRupees(asPaise(1))).toBe(0.01);
  });
});
