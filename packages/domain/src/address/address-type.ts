import { LANGUAGE } from '#language';

/** The choices of an address form's dropdown, in its order (product 2.13.2, 2.14.5). */
export const ADDRESS_TYPES = ['Home', 'Work', 'Other'] as const;

/** A shopper's label of an address (product 3.7.1); an unknown one is parsed as `Other`. */
export type AddressType = (typeof ADDRESS_TYPES)[number];

const HINDI_TYPES: Readonly<Record<AddressType, string>> = {
  Home: 'घर',
  Work: 'काम की जगह',
  Other: 'कोई और',
};

/** A shopper's label of an address as she reads it; what is stored stays English. */
export function formatAddressType(type: AddressType): string {
  return LANGUAGE === 'hi' ? HINDI_TYPES[type] : type;
}

/** Preset type of a new address in the checkout (product 2.13.2). */
export const CHECKOUT_ADDRESS_TYPE: AddressType = 'Other';

/** Preset type of a new address in the profile (product 2.14.5). */
export const PROFILE_ADDRESS_TYPE: AddressType = 'Home';
