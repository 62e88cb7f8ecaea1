import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BAD_PINCODES, GOOD_PINCODES, TYPED_PINCODES } from '../../fixtures/pincodes.ts';
import {
  isPincode,
  keepPincodeDigits,
  PINCODE_LENGTH,
  PINCODE_LOOKUP_DELAY_MS,
} from './pincode.ts';

it('a pincode has 6 digits and is looked up after 400 ms', () => {
  expect([PINCODE_LENGTH, PINCODE_LOOKUP_DELAY_MS]).toEqual([6, 400]);
});

describe('keepPincodeDigits', () => {
  it.each(TYPED_PINCODES)('keeps $kept of $typed', ({ typed, kept }) => {
    expect(keepPincodeDigits(typed)).toBe(kept);
  });

  it('keeps at most 6 digits of anything, and those unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const kept = keepPincodeDigits(typed);
        expect(kept).toMatch(/^\d{0,6}$/);
        expect(keepPincodeDigits(kept)).toBe(kept);
      }),
    );
  });
});

describe('isPincode', () => {
  it.each(GOOD_PINCODES)('%o is one', (text) => {
    expect(isPincode(text)).toBe(true);
  });

  it.each(BAD_PINCODES)('%o is not', (text) => {
    expect(isPincode(text)).toBe(false);
  });
});
