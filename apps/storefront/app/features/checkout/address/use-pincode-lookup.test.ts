import { describe, expect, it } from 'vitest';
import { PINCODE_LOOKUP_DELAY_MS, pincodeHint } from './use-pincode-lookup.ts';

it('a pincode is looked up after 400 ms', () => {
  expect(PINCODE_LOOKUP_DELAY_MS).toBe(400);
});

describe('pincodeHint', () => {
  it.each([
    [true, '', 'Looking up pincode…'],
    [true, 'Jaipur', 'Looking up pincode…'],
    [false, 'Jaipur', 'Detected district: Jaipur'],
    [false, '', 'Enter 6-digit pincode to fetch District'],
  ])('looking up %o, district %o: %s', (isLookingUp, district, hint) => {
    expect(pincodeHint({ isLookingUp, district, missed: '' })).toBe(hint);
  });

  it('says that no district was found, and what to do', () => {
    expect(pincodeHint({ isLookingUp: false, district: '', missed: '302016' })).toBe(
      'No district found for 302016. Please type it below.',
    );
  });
});
