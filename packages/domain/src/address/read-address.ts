import {
  readBoolean,
  readEach,
  readField,
  readFirstText,
  readId,
  readOneOf,
} from '../input/read.ts';
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
export function readAddress(address: unknown): AddressView | null {
  if (typeof address !== 'object' || address === null) return null;
  return {
    id: readId(readField(address, '_id') ?? readField(address, 'id')) ?? '',
    name: readFirstText(address, ['name']),
    phoneNumber: readFirstText(address, ['phoneNumber']),
    addressLine1: readFirstText(address, ['addressLine1', 'address', 'street']),
    addressLine2: readFirstText(address, ['addressLine2']),
    landmark: readFirstText(address, ['landmark']),
    district: readFirstText(address, ['district']),
    city: readFirstText(address, ['city', 'town']),
    state: readFirstText(address, ['state']),
    zipCode: readFirstText(address, ['zipCode', 'postalCode', 'zip']),
    country: readFirstText(address, ['country']),
    addressType: readOneOf(readField(address, 'addressType'), ADDRESS_TYPES) ?? 'Other',
    isDefault: readBoolean(readField(address, 'isDefault')) ?? false,
  };
}

/** Reads a saved address; null when it has no id, because then it cannot be chosen. */
function readSavedAddress(address: unknown): AddressView | null {
  const view = readAddress(address);
  return view === null || view.id === '' ? null : view;
}

/** Reads the list of saved addresses (`data`, or its `addresses`), in order. */
export function readAddresses(addresses: unknown): AddressView[] {
  return readEach(readField(addresses, 'addresses') ?? addresses, readSavedAddress);
}
