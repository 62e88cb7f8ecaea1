import * as z from 'zod/mini';
import { CHECKOUT_ADDRESS_TYPE, PROFILE_ADDRESS_TYPE } from '../address/address-type.ts';
import { keepPincodeDigits, PINCODE_LENGTH } from '../address/pincode.ts';
import { readPhoneNumber } from '../phone-number.ts';
import {
  addressTypeField,
  isDefaultField,
  limitedText,
  requiredPhone,
  requiredText,
} from './fields.ts';

/** The most characters of the name in the checkout's address form (product 2.13.2). */
export const CHECKOUT_NAME_MAX_LENGTH = 50;

/** The most characters of the name in the profile's address form (product 5.3.3). */
export const ADDRESS_NAME_MAX_LENGTH = 60;

/** The most characters of the phone number of the profile's address form as it is stored (product 5.3.3). */
export const ADDRESS_PHONE_MAX_LENGTH = 15;

/** The most characters of each of the two address lines. */
export const ADDRESS_LINE_MAX_LENGTH = 300;

/** The most characters of a landmark, district, city, state or country. */
export const PLACE_MAX_LENGTH = 100;

/** Shown above a form whose fields have errors (product 5.3.2). */
export const FORM_ERROR_MESSAGE = 'Please correct the errors below';

const NAME_SHORT = 'Name must be at least 2 characters.';
const PHONE_INVALID = 'Please enter a valid 10-digit phone number.';
const PINCODE_INVALID = 'Please enter a valid 6-digit zip code.';

// 10 digits with an optional +91 or 0 prefix (product 5.3.2).
const INDIAN_PHONE = /^(?:\+91|0)?\d{10}$/;

const PINCODE = /^\d{6}$/;

function requiredPart(label: string, maxLength: number, required = `${label} is required.`) {
  return requiredText(required, maxLength, `${label} must be at most ${maxLength} characters.`);
}

const addressLine1 = requiredPart('Address line 1', ADDRESS_LINE_MAX_LENGTH);
const addressLine2 = limitedText('Address line 2', ADDRESS_LINE_MAX_LENGTH);
const landmark = limitedText('Landmark', PLACE_MAX_LENGTH);
const district = requiredPart('District', PLACE_MAX_LENGTH);
const city = requiredPart('City', PLACE_MAX_LENGTH);
const country = requiredPart('Country', PLACE_MAX_LENGTH);

function nameOf(maxLength: number) {
  return z
    .string(NAME_SHORT)
    .check(
      z.trim(),
      z.minLength(2, NAME_SHORT),
      z.maxLength(maxLength, `Name must be at most ${maxLength} characters.`),
    );
}

/** The delivery address form of the checkout (product 2.13.2, 5.3.2). */
export const checkoutAddressSchema = z.object({
  name: nameOf(CHECKOUT_NAME_MAX_LENGTH),
  phoneNumber: z
    .string(PHONE_INVALID)
    .check(z.overwrite(readPhoneNumber), z.trim(), z.regex(INDIAN_PHONE, PHONE_INVALID)),
  addressLine1,
  addressLine2,
  landmark,
  district,
  city,
  state: requiredPart('State', PLACE_MAX_LENGTH, 'Please select your state.'),
  zipCode: z
    .string(PINCODE_INVALID)
    .check(z.overwrite(keepPincodeDigits), z.minLength(PINCODE_LENGTH, PINCODE_INVALID)),
  country,
  addressType: addressTypeField(CHECKOUT_ADDRESS_TYPE),
  isDefault: isDefaultField,
});

/** The address form of the profile (product 5.3), looser than {@link checkoutAddressSchema}. */
export const profileAddressSchema = z.object({
  name: requiredPart('Name', ADDRESS_NAME_MAX_LENGTH),
  phoneNumber: requiredPhone(ADDRESS_PHONE_MAX_LENGTH),
  addressLine1,
  addressLine2,
  landmark,
  district,
  city,
  state: requiredPart('State', PLACE_MAX_LENGTH),
  zipCode: z.string('Pin code is required.').check(
    z.overwrite(keepPincodeDigits),
    // A check without a text of its own has that of the field.
    z.minLength(1),
    z.minLength(PINCODE_LENGTH, PINCODE_INVALID),
  ),
  country,
  addressType: addressTypeField(PROFILE_ADDRESS_TYPE),
  isDefault: isDefaultField,
});

/** A profile's address that was checked: texts are trimmed, the optional ones '' when left out. */
export type ProfileAddressValues = z.output<typeof profileAddressSchema>;

/**
 * An address as the API takes it from either form: a parcel goes to it, so it has the checkout's
 * rules, with the longer names of the profile.
 */
export const savedAddressSchema = z.extend(checkoutAddressSchema, {
  name: nameOf(ADDRESS_NAME_MAX_LENGTH),
  zipCode: z.string(PINCODE_INVALID).check(z.regex(PINCODE, PINCODE_INVALID)),
});
