export const ADDRESS_TYPES = ['Home', 'Work', 'Other'] as const;

export type AddressType = (typeof ADDRESS_TYPES)[number];

/** Preset type of a new address in the checkout (product 2.13.2). */
export const CHECKOUT_ADDRESS_TYPE: AddressType = 'Other';

/** Preset type of a new address in the profile (product 2.14.5). */
export const PROFILE_ADDRESS_TYPE: AddressType = 'Home';
