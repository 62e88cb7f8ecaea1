import type { AddressType } from '@haat/domain';
import { type AddressParts, type AddressView, DEFAULT_COUNTRY } from '@haat/domain/shopper';

/** The values of an address form (product 2.13.2, 2.14.5). */
export type AddressValues = AddressParts & {
  readonly addressType: string;
  readonly isDefault: boolean;
};

/** Creates the values of a new address (product 2.13.2, 2.14.5). */
export function createAddressValues(addressType: AddressType): AddressValues {
  return {
    name: '',
    phoneNumber: '',
    addressLine1: '',
    addressLine2: '',
    landmark: '',
    district: '',
    city: '',
    state: '',
    zipCode: '',
    country: DEFAULT_COUNTRY,
    addressType,
    isDefault: false,
  };
}

/** The form values of a saved address. */
export function toAddressValues(address: AddressView): AddressValues {
  const { id: _, ...values } = address;
  return values;
}
