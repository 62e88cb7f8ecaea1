/** The types of an address (spec §3). */
export const ADDRESS_TYPES = ['Home', 'Work', 'Other'] as const;

/** One of {@link ADDRESS_TYPES}. */
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** The type a new address of the checkout starts with (spec §2). */
export const CHECKOUT_ADDRESS_TYPE: AddressType = 'Other';

/** The type a new address of the profile starts with (spec §2). */
export const PROFILE_ADDRESS_TYPE: AddressType = 'Home';
