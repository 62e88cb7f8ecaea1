import {
  getField,
  parseBoolean,
  parseEach,
  parseFirstText,
  parseId,
  parseOneOf,
} from '../parse.ts';
import { ADDRESS_TYPES, type AddressType } from './address-type.ts';

/** The parts of an address, each '' when empty. */
export type AddressParts = {
  readonly name: string;
  readonly phoneNumber: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly landmark: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
};

/** A saved address as the screens show and edit it (spec §3). */
export type AddressView = AddressParts & {
  /** '' for an address without an id, such as the copy in an order. */
  readonly id: string;
  readonly addressType: AddressType;
  readonly isDefault: boolean;
};

/**
 * Reads an address. Older records may carry address or street for the first line, town for the
 * city, postalCode or zip for the zipCode (spec §3). Missing parts are ''.
 *
 * @returns null when the value is not an object
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

/** Reads a saved address; null when it has no id, because then it cannot be chosen. */
function readSavedAddress(address: unknown): AddressView | null {
  const view = parseAddress(address);
  return view === null || view.id === '' ? null : view;
}

/** Reads the list of saved addresses (`data`, or its `addresses`), in order. */
export function parseAddresses(addresses: unknown): AddressView[] {
  return parseEach(getField(addresses, 'addresses') ?? addresses, readSavedAddress);
}

/** The parts that make the address text; each may be missing. */
type JoinableAddress = {
  readonly [Part in keyof Omit<AddressParts, 'name' | 'phoneNumber'>]?: string | null | undefined;
};

/**
 * An address in one line: 'Line 1, Line 2, Landmark, City, District, State - 302001, India'.
 * Empty parts are left out, and a district that repeats the city is said once (spec §2).
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
