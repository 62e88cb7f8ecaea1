import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise, formatDecimal, formatPaise } from './money.ts';
import { readMoney, readPercent, readPieces, readWeight } from './typed-numbers.ts';

const DEVANAGARI_ZERO = 0x09_66;

/** Writes every second digit in the Hindi script, as a phone with two keyboards does. */
function mixDigits(text: string): string {
  return text.replace(/\d/g, (digit, place: number) =>
    place % 2 === 0 ? digit : String.fromCharCode(DEVANAGARI_ZERO + Number(digit)),
  );
}

describe('money', () => {
  it.each([
    ['250', 250_00],
    [' ₹ 1,250.5 ', 1_250_50],
    ['1,49,900.50', 149_900_50],
    ['149,900.50', 149_900_50],
    ['1 49 900', 149_900_00],
    ['1\u2009499', 1_499_00],
    ['Rs.499', 499_00],
    ['रु. १,२५०.५', 1_250_50],
    ['499 ₹', 499_00],
    ['250 रुपये', 250_00],
    ['१4९.5०', 149_50],
    ['0.29', 29],
    ['999999999999.99', 99_999_999_999_999],
  ])('reads %j as %j paise', (typed, paise) => {
    expect(readMoney(typed)).toBe(paise);
  });

  it.each([
    '',
    '₹',
    '149,50',
    '0,50',
    '1,2,3',
    '1.499,00',
    '1,499,00',
    '1,49 900',
    '1e3',
    '0x10',
    '1.2.3',
    '.5',
    '-5',
    '--5',
    "1'499",
    '1_499',
    '1,499\n00',
    '₹5₹',
    'ten',
    '٥٠',
    '5０',
    '9999999999999',
  ])('refuses %j', (typed) => {
    expect(readMoney(typed)).toBeNull();
  });

  // product 9.1.5
  it('reads every amount that the shop formats as itself', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999_999_999 }).map(asPaise);
    const styles = (['hi-IN', 'en-IN'] as const).map(
      (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' }),
    );
    fc.assert(
      fc.property(amounts, (amount) => {
        const written = [
          formatPaise(amount),
          formatDecimal(amount),
          ...styles.map((style) => style.format(amount / 100)),
        ];
        for (const text of written) {
          expect(readMoney(text)).toBe(amount);
          expect(readMoney(mixDigits(text))).toBe(amount);
        }
      }),
    );
  });
});

describe('pieces', () => {
  it.each([
    ['42', 42],
    [' 1,250 ', 1_250],
    ['1,00,000', 100_000],
    ['४२', 42],
    ['0', 0],
    // product 10.3.5
  ])('reads %j as %j', (typed, pieces) => {
    expect(readPieces(typed)).toBe(pieces);
  });

  it.each(['', '2.5', '2.', '1,5', '1e2', '0x10', '-1', '₹5', '5%', '1 2', 'many'])(
    'refuses %j',
    (typed) => {
      expect(readPieces(typed)).toBeNull();
    },
  );
});

describe('percent', () => {
  it.each([
    ['10', 10_00],
    ['7.5 %', 7_50],
    ['७.२५%', 7_25],
    ['0', 0],
    // product 10.8.3
  ])('reads %j as %j hundredths', (typed, hundredths) => {
    expect(readPercent(typed)).toBe(hundredths);
  });

  it.each(['', '%', '7,5', '7.555', '-1', '1e1', '5%%', '%5'])('refuses %j', (typed) => {
    expect(readPercent(typed)).toBeNull();
  });
});

describe('weights', () => {
  it.each([
    ['200', 200],
    ['2.5', 2.5],
    ['0.125', 0.125],
    ['1,500', 1_500],
    ['२५०', 250],
  ])('reads %j as %j', (typed, amount) => {
    expect(readWeight(typed)).toBe(amount);
  });

  it.each(['', '2,5', '1.2345', '1e3', '-2', '200 g'])('refuses %j', (typed) => {
    expect(readWeight(typed)).toBeNull();
  });
});

// product 9.1.5
it('no accepted text changes its size: a separator stands between groups, a point before decimals', () => {
  const characters = [...'0159.,₹% +-e', '५', '\u00A0', '\u2009'];
  const texts = fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 });
  fc.assert(
    fc.property(texts, (text) => {
      const plain = text
        .replaceAll('५', '5')
        .replaceAll(/[\u00A0\u2009]/g, ' ')
        .replace(/^ *(?:₹ *)?/, '')
        .replace(/ *[₹%]? *$/, '');
      const isNumber = /^\d+(?:([, ])(?:\d{2,3}\1)*\d{3})?(?:\.\d{1,3})?$/.test(plain);
      const size = isNumber ? Number(plain.replaceAll(/[, ]/g, '')) : Number.NaN;
      const hundredths = Math.round(size * 100);
      expect([null, hundredths]).toContain(readMoney(text));
      expect([null, size]).toContain(readPieces(text));
      expect([null, hundredths]).toContain(readPercent(text));
      expect([null, size]).toContain(readWeight(text));
    }),
    { numRuns: 5_000 },
  );
});
