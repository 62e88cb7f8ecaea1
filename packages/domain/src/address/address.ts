import {
  getField,
  parseBoolean,
  parseEach,
  parseFirstText,
  parseId,
  parseOneOf,
} from '../parse.ts';
import { ADDRESS_TYPES, type AddressType } from './address-type.ts';

/** The texts of a postal address; a missing one is ''. */
export type AddressParts = {
  readonly name: string;
  readonly phoneNumber: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly landmark: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  /** The pincode, such as '302001'. */
  readonly zipCode: string;
  readonly country: string;
};

/** A saved address as screens show and edit it (product 3.7.1); a missing text is ''. */
export type AddressView = AddressParts & {
  /** '' for the copy of an address in an order. */
  readonly id: string;
  readonly addressType: AddressType;
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
 * Empty parts are left out, and so is a district that repeats the city (product 2.13.7).
 */
export function joinAddress(address: JoinableAddress): string {
  const text = (part: string | null | undefined) => (part ?? '').trim();
  const city = text(address.city);
  const district = text(address.district);
  const region = [text(address.state), text(address.zipCode)].filter((part) => part !== '');
  return [
    text(address.addressLine1),
    text(address.addressLine2),
    text(address.landmark),
    city,
    district.toLowerCase() === city.toLowerCase() ? '' : district,
    region.join(' - '),
    text(address.country),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
