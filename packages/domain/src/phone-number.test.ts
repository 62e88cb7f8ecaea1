import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AS_PHONES_SHOW_THEM } from '../fixtures/index.ts';
import { formatPhoneNumber, isPhoneNumber, readPhoneNumber } from './phone-number.ts';

/** As a field does that reads at each key. */
function typeByKey(text: string): string {
  return Array.from(text).reduce((typed, key) => readPhoneNumber(typed + key), '');
}

describe('a phone number', () => {
  it.each(AS_PHONES_SHOW_THEM)('is read from %j', (shown, number) => {
    expect(readPhoneNumber(shown)).toBe(number);
    expect(isPhoneNumber(number)).toBe(true);
  });

  it.each(['', ' ', '+', '()', 'tel:', 'ninety', '98+765', '98123 45678 ext. 5', '98123/45678'])(
    'is not read from %j, which stays as it is',
    (typed) => {
      expect(readPhoneNumber(typed)).toBe(typed);
      expect(isPhoneNumber(typed)).toBe(false);
    },
  );

  it.each([
    // Ten digits are a number as they are, also with a 0 at the start.
    ['0123456789', '0123456789'],
    ['00123456789', '00123456789'],
    ['+1 202 555 0123', '+12025550123'],
    ['0044 20 7946 0958', '+442079460958'],
    ['112', '112'],
  ])('%j has no 0 for calls inside India: %j', (typed, number) => {
    expect(readPhoneNumber(typed)).toBe(number);
  });

  const digits = fc.stringMatching(/^[1-9][0-9]{9}$/);
  const sign = fc.constantFrom(' ', '-', '.', '(', ')', '\u00a0', '\u202f', '\u2011', '\u2013');
  const mark = fc.constantFrom('\u202a', '\u202c', '\u200e', '\u2066', '\u2069', '\ufeff', '');
  const signs = fc.tuple(sign, mark).map((both) => both.join(''));
  const prefix = fc.constantFrom('', '0', '+91', '0091', '+910', 'tel:', 'tel:+91');
  const toHindi = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0x09_66 + Number(digit)));

  // product 5.2.5
  it('is the same with any signs between its digits, in either script, pasted or typed', () => {
    fc.assert(
      fc.property(
        prefix,
        digits,
        fc.array(signs, { minLength: 16, maxLength: 16 }),
        fc.boolean(),
        (before, ten, between, isHindi) => {
          const spread = Array.from(before.replace('tel:', '') + ten)
            .map((digit, at) => `${between[at]}${digit}`)
            .join('');
          const written = (before.startsWith('tel:') ? 'tel:' : '') + spread + between[0];
          const shown = isHindi ? toHindi(written) : written;
          const expected = (/91/.test(before) ? '+91' : '') + ten;
          expect([readPhoneNumber(shown), typeByKey(shown)]).toEqual([expected, expected]);
          expect(formatPhoneNumber(shown)).toBe(ten);
        },
      ),
    );
  });

  it.each([
    ['+919812345678', '9812345678'],
    ['9812345678', '9812345678'],
    ['09812345678', '9812345678'],
    ['+91 98123-45678', '9812345678'],
    ['+12025550123', '+12025550123'],
    ['919812345678', '919812345678'],
    [' by post ', 'by post'],
    ['', ''],
    // product 5.2.5
  ])('stored as %j is %j in a file', (stored, shape) => {
    expect(formatPhoneNumber(stored)).toBe(shape);
  });
});
