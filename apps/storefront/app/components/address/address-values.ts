import { type AddressParts, type AddressType, DEFAULT_COUNTRY } from '@haat/domain';

/** The fields of an address form as they are typed (spec §2). */
export type AddressValues = AddressParts & {
  readonly addressType: string;
  readonly isDefault: boolean;
};

/** What a new address starts with; its type is each form's own (spec §2). */
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
