import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BAD_PRICES, GOOD_PRICES } from '../../fixtures/prices.ts';
import { formatDecimal, formatPaise } from './format-paise.ts';
import { asPaise, paiseToRupees } from './paise.ts';
import { parsePrice, parsePriceOrThrow } from './parse-price.ts';

const anyPaise = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }).map(asPaise);
// Above this, a number of rupees no longer holds two decimals exactly.
const ordinaryPaise = fc.integer({ min: 0, max: 10 ** 14 }).map(asPaise);

describe('parsePrice', () => {
  it.each(GOOD_PRICES)('reads $form as $paise paise', ({ form, paise }) => {
    expect(parsePrice(form)).toBe(paise);
  });

  it.each(BAD_PRICES.map((value) => [value]))('refuses %o', (value) => {
    expect(parsePrice(value)).toBeNull();
  });

  it('reads back what formatDecimal and formatPaise write, for every amount', () => {
    fc.assert(
      fc.property(anyPaise, (amount) => {
        expect(parsePrice(formatDecimal(amount))).toBe(amount);
        expect(parsePrice(formatPaise(amount))).toBe(amount);
        expect(parsePrice({ $numberDecimal: formatDecimal(amount) })).toBe(amount);
      }),
    );
  });

  it('reads back the number of rupees the contract sends', () => {
    fc.assert(
      fc.property(ordinaryPaise, (amount) => {
        expect(parsePrice(paiseToRupees(amount))).toBe(amount);
        expect(parsePrice(String(paiseToRupees(amount)))).toBe(amount);
      }),
    );
  });

  it('rounds half up on decimal digits, whatever follows them', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 10 ** 9 }),
        fc.integer({ min: 0, max: 99 }),
        fc.stringMatching(/^\d{1,20}$/),
        (rupees, cents, rest) => {
          const text = `${rupees}.${String(cents).padStart(2, '0')}${rest}`;
          const roundUp = rest.charAt(0) >= '5' ? 1 : 0;
          expect(parsePrice(text)).toBe(rupees * 100 + cents + roundUp);
        },
      ),
    );
  });

  it('gives whole paise ≥ 0 or null for anything at all, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.double()), (value) => {
        const price = parsePrice(value);
        expect(price === null || (Number.isSafeInteger(price) && price >= 0)).toBe(true);
      }),
    );
  });
});

describe('parsePriceOrThrow', () => {
  it('gives the price when it is one', () => {
    expect(parsePriceOrThrow(12.5)).toBe(1250);
    expect(parsePriceOrThrow('12.5')).toBe(1250);
    expect(parsePriceOrThrow({ $numberDecimal: '12.5' })).toBe(1250);
  });

  it('throws when it is not', () => {
    expect(() => parsePriceOrThrow('free')).toThrow(new RangeError('Not a price in rupees'));
  });
});
