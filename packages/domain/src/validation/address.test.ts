import { describe, expect, it } from 'vitest';
import {
  AS_PHONES_SHOW_THEM,
  BAD_INDIAN_PHONES,
  GOOD_INDIAN_PHONES,
} from '../../fixtures/index.ts';
import {
  checkoutAddressSchema,
  FORM_ERROR_MESSAGE,
  profileAddressSchema,
  savedAddressSchema,
} from './address.ts';
import { checkForm, type FieldErrors } from './check-form.ts';

const address = {
  name: 'Asha Devi',
  phoneNumber: '9876543210',
  addressLine1: '12 Johari Bazaar',
  addressLine2: 'First floor',
  landmark: 'Near Hawa Mahal',
  district: 'Jaipur',
  city: 'Jaipur',
  state: 'Rajasthan',
  zipCode: '302001',
  country: 'India',
  addressType: 'Work',
  isDefault: true,
};

const forms = {
  checkout: checkoutAddressSchema,
  profile: profileAddressSchema,
  saved: savedAddressSchema,
};

/** What a form says of one changed field: nothing when it is fine. */
function messageOf(form: keyof typeof forms, field: string, value: unknown): string | undefined {
  const result = checkForm(forms[form], { ...address, [field]: value });
  if (result.ok) return undefined;
  const fieldErrors: FieldErrors = result.fieldErrors;
  expect(Object.keys(fieldErrors)).toEqual([field]);
  return fieldErrors[field];
}

describe.each(['checkout', 'profile'] as const)('the %s address', (form) => {
  it('takes a good address as it is', () => {
    expect(checkForm(forms[form], address)).toEqual({ ok: true, values: address });
  });

  // product 2.13.3
  it('trims every text before it is saved', () => {
    const padded = Object.fromEntries(
      Object.entries(address).map(([key, value]) => [
        key,
        typeof value === 'string' && key !== 'addressType' ? `  ${value} ` : value,
      ]),
    );
    expect(checkForm(forms[form], padded)).toEqual({ ok: true, values: address });
  });

  // product 3.7.1, 5.3.3
  it('does without what is optional', () => {
    const { addressLine2, landmark, addressType, isDefault, ...required } = address;
    expect(checkForm(forms[form], required)).toEqual({
      ok: true,
      values: {
        ...required,
        addressLine2: '',
        landmark: '',
        addressType: form === 'checkout' ? 'Other' : 'Home',
        isDefault: false,
      },
    });
    expect([addressLine2, landmark, addressType, isDefault]).not.toContain(undefined);
  });

  it.each([
    ['addressLine1', '  ', 'Address line 1 is required.'],
    ['addressLine1', 'x'.repeat(301), 'Address line 1 must be at most 300 characters.'],
    ['addressLine2', 'x'.repeat(301), 'Address line 2 must be at most 300 characters.'],
    ['landmark', 'x'.repeat(101), 'Landmark must be at most 100 characters.'],
    ['district', '', 'District is required.'],
    ['district', 'x'.repeat(101), 'District must be at most 100 characters.'],
    ['city', '', 'City is required.'],
    ['city', 'x'.repeat(101), 'City must be at most 100 characters.'],
    ['state', 'x'.repeat(101), 'State must be at most 100 characters.'],
    ['country', '', 'Country is required.'],
    ['country', 'x'.repeat(101), 'Country must be at most 100 characters.'],
    ['addressType', 'Office', 'Please choose Home, Work or Other.'],
    ['addressType', 'Home', undefined],
    // product 5.3.2, 5.3.3
  ])('an address of both forms says of %s %o: %s', (field, value, message) => {
    expect(messageOf(form, field, value)).toBe(message);
  });
});

describe('the checkout address', () => {
  // product 5.3.1, 5.3.3
  it('names everything that is missing', () => {
    expect(checkForm(checkoutAddressSchema, {})).toEqual({
      ok: false,
      fieldErrors: {
        name: 'Name must be at least 2 characters.',
        phoneNumber: 'Please enter a valid 10-digit phone number.',
        addressLine1: 'Address line 1 is required.',
        district: 'District is required.',
        city: 'City is required.',
        state: 'Please select your state.',
        zipCode: 'Please enter a valid 6-digit zip code.',
        country: 'Country is required.',
      },
    });
    expect(FORM_ERROR_MESSAGE).toBe('Please correct the errors below');
  });

  it.each([
    ['name', 'A', 'Name must be at least 2 characters.'],
    ['name', ' A ', 'Name must be at least 2 characters.'],
    ['name', 'Om', undefined],
    ['name', 'x'.repeat(50), undefined],
    ['name', 'x'.repeat(51), 'Name must be at most 50 characters.'],
    ['state', '', 'Please select your state.'],
    ['zipCode', '30200', 'Please enter a valid 6-digit zip code.'],
    ['zipCode', 'abcdef', 'Please enter a valid 6-digit zip code.'],
    ['zipCode', 302001, 'Please enter a valid 6-digit zip code.'],
    // product 5.3.1, 5.3.2
  ])('the checkout address says of %s %o: %s', (field, value, message) => {
    expect(messageOf('checkout', field, value)).toBe(message);
  });

  it.each([
    ['302 001', '302001'],
    ['3020019', '302001'],
    ['30-20-01', '302001'],
  ])('reduces the zip code %s to its digits', (typed, zipCode) => {
    expect(checkForm(checkoutAddressSchema, { ...address, zipCode: typed })).toMatchObject({
      ok: true,
      values: { zipCode },
    });
  });

  it.each(GOOD_INDIAN_PHONES)('takes the phone %s', (phone) => {
    expect(messageOf('checkout', 'phoneNumber', phone)).toBeUndefined();
  });

  it.each(BAD_INDIAN_PHONES)('rejects the phone %o', (phone) => {
    expect(messageOf('checkout', 'phoneNumber', phone)).toBe(
      'Please enter a valid 10-digit phone number.',
    );
  });
});

describe('the profile address', () => {
  it('names everything that is missing', () => {
    expect(checkForm(profileAddressSchema, {})).toEqual({
      ok: false,
      fieldErrors: {
        name: 'Name is required.',
        phoneNumber: 'Phone number is required.',
        addressLine1: 'Address line 1 is required.',
        district: 'District is required.',
        city: 'City is required.',
        state: 'State is required.',
        zipCode: 'Pin code is required.',
        country: 'Country is required.',
      },
    });
  });

  it.each([
    ['name', 'A', undefined],
    ['name', 'x'.repeat(60), undefined],
    ['name', 'x'.repeat(61), 'Name must be at most 60 characters.'],
    ['phoneNumber', ' ', 'Phone number is required.'],
    ['phoneNumber', '1'.repeat(16), 'Phone number must be at most 15 characters.'],
    ['state', '', 'State is required.'],
    ['zipCode', '', 'Pin code is required.'],
    ['zipCode', 'abc', 'Pin code is required.'],
    ['zipCode', '302', 'Please enter a valid 6-digit zip code.'],
    // product 5.3.3
  ])('the profile address says of %s %o: %s', (field, value, message) => {
    expect(messageOf('profile', field, value)).toBe(message);
  });
});

describe('the address the API takes', () => {
  it('takes a good address as it is', () => {
    expect(checkForm(savedAddressSchema, address)).toEqual({ ok: true, values: address });
  });

  it.each([
    ['name', ' A ', 'Name must be at least 2 characters.'],
    ['name', 'x'.repeat(60), undefined],
    ['name', 'x'.repeat(61), 'Name must be at most 60 characters.'],
    ['state', '', 'Please select your state.'],
    ['zipCode', '302001', undefined],
    ['zipCode', '3020019', 'Please enter a valid 6-digit zip code.'],
    ['zipCode', '302 001', 'Please enter a valid 6-digit zip code.'],
    ['zipCode', 302001, 'Please enter a valid 6-digit zip code.'],
    ['phoneNumber', '98765 4321', 'Please enter a valid 10-digit phone number.'],
    ['phoneNumber', 9876543210, 'Please enter a valid 10-digit phone number.'],
  ])('it says of %s %o: %s', (field, value, message) => {
    expect(messageOf('saved', field, value)).toBe(message);
  });
});

describe.each(['checkout', 'profile', 'saved'] as const)('the %s address', (form) => {
  // product 5.2.5
  it.each(AS_PHONES_SHOW_THEM)('takes the phone %j as phones show it', (phone, phoneNumber) => {
    expect(checkForm(forms[form], { ...address, phoneNumber: phone })).toMatchObject({
      ok: true,
      values: { phoneNumber },
    });
  });
});
