import * as z from 'zod/mini';
import { LANGUAGE } from '#language';
import { CHECKOUT_ADDRESS_TYPE, PROFILE_ADDRESS_TYPE } from '../address/address-type.ts';
import { keepPincodeDigits, PINCODE_LENGTH } from '../address/pincode.ts';
import { readPhoneNumber } from '../phone-number.ts';
import {
  addressTypeField,
  isDefaultField,
  limitedText,
  requiredPhone,
  requiredText,
  tooLong,
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
export const FORM_ERROR_MESSAGE =
  LANGUAGE === 'hi' ? 'कृपया नीचे की गलतियाँ ठीक करें' : 'Please correct the errors below';

const EN = {
  nameShort: 'Name must be at least 2 characters.',
  phoneInvalid: 'Please enter a valid 10-digit phone number.',
  pincodeInvalid: 'Please enter a valid 6-digit zip code.',
  chooseState: 'Please select your state.',
  nameRequired: 'Name is required.',
  lineRequired: 'Address line 1 is required.',
  districtRequired: 'District is required.',
  cityRequired: 'City is required.',
  stateRequired: 'State is required.',
  countryRequired: 'Country is required.',
  pincodeRequired: 'Pin code is required.',
};

const HI: typeof EN = {
  nameShort: 'नाम में कम से कम 2 अक्षर होने चाहिए।',
  phoneInvalid: 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें।',
  pincodeInvalid: 'कृपया 6 अंकों का सही पिन कोड लिखें।',
  chooseState: 'कृपया अपना राज्य चुनें।',
  nameRequired: 'कृपया नाम लिखें।',
  lineRequired: 'कृपया घर का नंबर और गली लिखें।',
  districtRequired: 'कृपया ज़िला लिखें।',
  cityRequired: 'कृपया शहर या गाँव लिखें।',
  stateRequired: 'कृपया राज्य चुनें।',
  countryRequired: 'कृपया देश चुनें।',
  pincodeRequired: 'कृपया पिन कोड लिखें।',
};

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

// 10 digits with an optional +91 or 0 prefix (product 5.3.2).
const INDIAN_PHONE = /^(?:\+91|0)?\d{10}$/;

const PINCODE = /^\d{6}$/;

function requiredPart(name: string, maxLength: number, required: string) {
  return requiredText(required, maxLength, tooLong(name, maxLength));
}

const addressLine1 = requiredPart('Address line 1', ADDRESS_LINE_MAX_LENGTH, TEXTS.lineRequired);
const addressLine2 = limitedText('Address line 2', ADDRESS_LINE_MAX_LENGTH);
const landmark = limitedText('Landmark', PLACE_MAX_LENGTH);
const district = requiredPart('District', PLACE_MAX_LENGTH, TEXTS.districtRequired);
const city = requiredPart('City', PLACE_MAX_LENGTH, TEXTS.cityRequired);
const country = requiredPart('Country', PLACE_MAX_LENGTH, TEXTS.countryRequired);

function nameOf(maxLength: number) {
  return z
    .string(TEXTS.nameShort)
    .check(
      z.trim(),
      z.minLength(2, TEXTS.nameShort),
      z.maxLength(maxLength, tooLong('Name', maxLength)),
    );
}

/** The delivery address form of the checkout (product 2.13.2, 5.3.2). */
export const checkoutAddressSchema = z.object({
  name: nameOf(CHECKOUT_NAME_MAX_LENGTH),
  phoneNumber: z
    .string(TEXTS.phoneInvalid)
    .check(z.overwrite(readPhoneNumber), z.trim(), z.regex(INDIAN_PHONE, TEXTS.phoneInvalid)),
  addressLine1,
  addressLine2,
  landmark,
  district,
  city,
  state: requiredPart('State', PLACE_MAX_LENGTH, TEXTS.chooseState),
  zipCode: z
    .string(TEXTS.pincodeInvalid)
    .check(z.overwrite(keepPincodeDigits), z.minLength(PINCODE_LENGTH, TEXTS.pincodeInvalid)),
  country,
  addressType: addressTypeField(CHECKOUT_ADDRESS_TYPE),
  isDefault: isDefaultField,
});

/** The address form of the profile (product 5.3), looser than {@link checkoutAddressSchema}. */
export const profileAddressSchema = z.object({
  name: requiredPart('Name', ADDRESS_NAME_MAX_LENGTH, TEXTS.nameRequired),
  phoneNumber: requiredPhone(ADDRESS_PHONE_MAX_LENGTH),
  addressLine1,
  addressLine2,
  landmark,
  district,
  city,
  state: requiredPart('State', PLACE_MAX_LENGTH, TEXTS.stateRequired),
  zipCode: z.string(TEXTS.pincodeRequired).check(
    z.overwrite(keepPincodeDigits),
    // A check without a text of its own has that of the field.
    z.minLength(1),
    z.minLength(PINCODE_LENGTH, TEXTS.pincodeInvalid),
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
  zipCode: z.string(TEXTS.pincodeInvalid).check(z.regex(PINCODE, TEXTS.pincodeInvalid)),
});
