import {
  getField,
  parseBoolean,
  parseEach,
  parseFirstText,
  parseId,
  parseOneOf,
} from '../parse.ts';
import { ADDRESS_TYPES, type AddressType } from './address-type.ts';
import { formatRegion } from './region-names.ts';

/** The texts of a postal address; a missing one is ''. */
export type AddressParts = {
  /** Who receives the parcel. */
  readonly name: string;
  /** For the courier: 10 digits, with +91, 0 or nothing before them. */
  readonly phoneNumber: string;
  /** House and street. */
  readonly addressLine1: string;
  /** What does not fit on the first line; '' for nothing. */
  readonly addressLine2: string;
  /** What the place is near to; '' for nothing. */
  readonly landmark: string;
  /**
   * A form fills it in from the pincode; {@link joinAddress} leaves it out where it repeats the
   * city.
   */
  readonly district: string;
  /** City, town or village. */
  readonly city: string;
  /** Name of a state or union territory, such as 'Rajasthan'. */
  readonly state: string;
  /** The pincode, such as '302001'. */
  readonly zipCode: string;
  /** Name in English, such as 'India'. */
  readonly country: string;
};

/** A saved address as screens show and edit it (product 3.7.1); a missing text is ''. */
export type AddressView = AddressParts & {
  /** '' for the copy of an address in an order. */
  readonly id: string;
  /** The shopper's label; 'Other' where the API names none of them. */
  readonly addressType: AddressType;
  /** Whether a checkout begins with it; no more than one address of a shopper. */
  readonly isDefault: boolean;
};

/**
 * Parses an address. Older records name the first line address or street, the city town, and the
 * zipCode postalCode or zip (product 3.7.2); a missing part is ''.
 *
 * @returns null for a value that is no object
 */
export function parseAddress(address: unknown): AddressView | null {
  if (typeof address !== 'object' || address === null) return null;
  return {
    id: parseId(getField(address, '_id') ?? getField(address, 'id')) ?? '',
    name: parseFirstText(address, ['name']),
    phoneNumber: parseFirstText(address, ['phoneNumber']),
    addressLine1: parseFirstText(address, ['addressLine1', 'address', 'street']),
    addressLine2: parseFirstText(address, ['addressLine2']),
    landmark: parseFirstText(address, ['landmark']),
    district: parseFirstText(address, ['district']),
    city: parseFirstText(address, ['city', 'town']),
    state: parseFirstText(address, ['state']),
    zipCode: parseFirstText(address, ['zipCode', 'postalCode', 'zip']),
    country: parseFirstText(address, ['country']),
    addressType: parseOneOf(getField(address, 'addressType'), ADDRESS_TYPES) ?? 'Other',
    isDefault: parseBoolean(getField(address, 'isDefault')) ?? false,
  };
}

/** An address without an id cannot be selected. */
function parseSavedAddress(address: unknown): AddressView | null {
  const view = parseAddress(address);
  return view === null || view.id === '' ? null : view;
}

/** Parses a list of addresses (`data`, or its `addresses`) in order; one without an id is left out. */
export function parseAddresses(addresses: unknown): AddressView[] {
  return parseEach(getField(addresses, 'addresses') ?? addresses, parseSavedAddress);
}

type JoinableAddress = {
  readonly [Part in keyof Omit<AddressParts, 'name' | 'phoneNumber'>]?: string | null | undefined;
};

/**
 * Joins an address to one line: 'Line 1, Line 2, Landmark, City, District, State - 302001, India'.
 * Empty parts are left out, and so is a district that repeats the city (product 2.13.5). State and country
 * are those of {@link formatRegion}.
 */
export function joinAddress(address: JoinableAddress): string {
  const text = (part: string | null | undefined) => (part ?? '').trim();
  const city = text(address.city);
  const district = text(address.district);
  const region = [formatRegion(text(address.state)), text(address.zipCode)].filter(
    (part) => part !== '',
  );
  return [
    text(address.addressLine1),
    text(address.addressLine2),
    text(address.landmark),
    city,
    district.toLowerCase() === city.toLowerCase() ? '' : district,
    region.join(' - '),
    formatRegion(text(address.country)),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
