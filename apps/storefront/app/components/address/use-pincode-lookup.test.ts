import { describe, expect, it } from 'vitest';
import { NOTHING, PINCODE_LOOKUP_DELAY_MS, pincodeHint } from './use-pincode-lookup.ts';

// product 5.3.4, 9.2.2
it('a pincode is looked up after 400 ms', () => {
  expect(PINCODE_LOOKUP_DELAY_MS).toBe(400);
});

describe('pincodeHint', () => {
  it.each([
    [true, '', 'Looking up pincode…'],
    [true, 'Jaipur', 'Looking up pincode…'],
    [false, 'Jaipur', 'Detected district: Jaipur'],
    [false, '', 'Enter 6-digit pincode to fetch District'],
    // product 2.13.4
  ])('looking up %o, district %o: %s', (isLookingUp, district, hint) => {
    expect(pincodeHint({ ...NOTHING, isLookingUp, district })).toBe(hint);
  });

  // product 2.13.4
  it('says that no district was found, and what to do', () => {
    expect(pincodeHint({ ...NOTHING, missed: '302016' })).toBe(
      'No district found for 302016. Please type it below.',
    );
  });

  it.each([
    ['', '302003 is in Rajasthan. Please type your district and city.'],
    ['Jaipur City', '302003 is in Rajasthan. Please type your district.'],
    // product 2.13.4
  ])('names the state where it is known, and what to type; city %o: %s', (city, hint) => {
    const place = { city, state: 'Rajasthan' };
    expect(pincodeHint({ ...NOTHING, missed: '302003', place })).toBe(hint);
  });

  // product 2.13.4
  it('says of a pincode that does not exist that it is to be checked', () => {
    expect(pincodeHint({ ...NOTHING, missed: '999999', isUnknown: true })).toBe(
      'We do not know 999999. Please check it.',
    );
  });
});
