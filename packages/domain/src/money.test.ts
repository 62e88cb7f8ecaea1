import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { computeCartTotals, DEFAULT_CHARGES } from './cart/cart-totals.ts';
import {
  asPaise,
  formatDecimal,
  formatPaise,
  multiplyPaise,
  PAISE_PER_RUPEE,
  type Paise,
  paiseToRupees,
  parsePaise,
  parsePrice,
  rupeesToPaise,
  sumPaise,
  ZERO_PAISE,
} from './money.ts';

const _amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(asPaise);

describe('asPaise', () => {
  it('leaves whole numbers unchanged, and makes −0 plain 0', () => {
    expect(asPaise(12)).toBe(12);
    expect(Object.is(asPaise(-0), 0)).toBe(true);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'rejects %d',
    (value) => {
      expect(() => asPaise(value)).toThrow(`Not a whole amount of paise: ${value}`);
    },
  );
});

describe('sumPaise', () => {
  it('is zero for none', () => {
    expect(sumPaise([])).toBe(ZERO_PAISE);
  });

  it('throws outside the safe range, even when a later amount would bring the sum back', () => {
    const most = asPaise(Number.MAX_SAFE_INTEGER);
    expect(() => sumPaise([most, asPaise(1), asPaise(-1)])).toThrow(RangeError);
  });
});

describe('multiplyPaise', () => {
  it.each([-1, 1.5, Number.NaN])('rejects a quantity of %d', (quantity) => {
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

// Compiled by `tsc`: each line below an expected error must not compile, or the check fails.
describe('the Paise brand', () => {
  it('types rupees and paise apart', () => {
    const rupees = 240;
    const amount = asPaise(rupees * 100);

    // @ts-expect-error a plain number is not an amount of paise
    const wrong: Paise = rupees;
    // @ts-expect-error a plain number cannot be shown as money
    formatPaise(rupees);
    // @ts-expect-error a plain number cannot be summed as money
    sumPaise([rupees]);
    // @ts-expect-error arithmetic loses the brand: it may have left whole paise
    const half: Paise = amount / 2;
    // @ts-expect-error a unit price must be paise
    computeCartTotals([{ quantity: 1, unitPrice: rupees }], DEFAULT_CHARGES);

    expectTypeOf(wrong).toEqualTypeOf<Paise>();
    expectTypeOf(half).toEqualTypeOf<Paise>();
    expectTypeOf(multiplyPaise(amount, 2)).toEqualTypeOf<Paise>();
    expectTypeOf(amount).toExtend<number>();
  });
});

describe('rupeesToPaise', () => {
  it('reads back the number of rupees the contract sends', () => {
    // Above this, a number of rupees no longer holds two decimals exactly.
    const ordinary = fc.integer({ min: 0, max: 10 ** 14 }).map(asPaise);
    fc.assert(
      fc.property(ordinary, (amount) => {
        expect(rupeesToPaise(paiseToRupees(amount))).toBe(amount);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('rejects %d', (rupees) => {
    expect(() => rupeesToPaise(rupees)).toThrow(RangeError);
  });
});

/** Prices in rupees as a server may send them, with the paise they mean. */
const GOOD_PRICES: readonly { readonly form: unknown; readonly paise: number }[] = [
  { form: 0, paise: 0 },
  { form: 99.5, paise: 9_950 },
  { form: 0.1 + 0.2, paise: 30 },
  { form: 1.005, paise: 101 },
  { form: 8.165, paise: 817 },
  { form: '1499', paise: 149_900 },
  { form: ' 1499.00 ', paise: 149_900 },
  { form: '240.', paise: 24_000 },
  { form: '.5', paise: 50 },
  { form: '0.999', paise: 100 },
  { form: '1.5E+3', paise: 150_000 },
  { form: '15e-1', paise: 150 },
  { form: `1.${'0'.repeat(62)}`, paise: 100 },
  { form: '90071992547409.91', paise: Number.MAX_SAFE_INTEGER },
  { form: { $numberDecimal: '349.90' }, paise: 34_990 },
  { form: { $numberDecimal: 12.25 }, paise: 1_225 },
];

/** Values that are no price. */
const BAD_PRICES: readonly unknown[] = [
  '',
  '.',
  'e5',
  '1.2.3',
  '-1',
  '+1',
  '0x10',
  '12 34',
  '1e400',
  '90071992547409.92',
  '1,499.00',
  -1,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  {},
  { $numberDecimal: '-1' },
];

describe('a price in rupees', () => {
  it.each(GOOD_PRICES)('$form is $paise paise', ({ form, paise }) => {
    expect(parsePrice(form)).toBe(paise);
  });

  it.each(BAD_PRICES.map((value) => [value]))('%o is no price', (value) => {
    expect(parsePrice(value)).toBeNull();
  });

  // product 3.2.2
  it('gives back every amount, as number, as text and as decimal object', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 9 }), (paise) => {
        const text = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
        for (const form of [paise / 100, text, { $numberDecimal: text }])
          expect(parsePrice(form)).toBe(paise);
      }),
    );
  });

  it('is rounded half up on its decimal digits, whatever follows them', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 10 ** 9 }),
        fc.nat({ max: 99 }),
        fc.stringMatching(/^\d{1,20}$/),
        (rupees, cents, rest) => {
          const roundUp = rest.charAt(0) >= '5' ? 1 : 0;
          const text = `${rupees}.${String(cents).padStart(2, '0')}${rest}`;
          expect(parsePrice(text)).toBe(rupees * 100 + cents + roundUp);
        },
      ),
    );
  });
});

it.each([
  [149_50, 149_50],
  [0, 0],
  [-1, null],
  [1.5, null],
  ['100', null],
  [undefined, null],
])('an amount of %o paise is %o', (value, paise) => {
  expect(parsePaise(value)).toBe(paise);
});

describe('formatPaise', () => {
  it.each([
    [0, '₹0.00'],
    [1, '₹0.01'],
    [99_999, '₹999.99'],
    [10_000_000, '₹1,00,000.00'],
    [1_234_567_89, '₹12,34,567.89'],
    [-4_000, '-₹40.00'],
    // product 9.1.3
  ])('shows %d paise as %s', (amount, text) => {
    expect(formatPaise(asPaise(amount))).toBe(text);
  });

  // product 9.1.3
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
