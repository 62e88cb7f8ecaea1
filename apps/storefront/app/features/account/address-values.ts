import { type AddressView, DEFAULT_COUNTRY, PROFILE_ADDRESS_TYPE } from '@haat/domain';

/** The fields of the address form as they are typed (spec §2). */
export type AddressValues = {
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
  readonly addressType: string;
  readonly isDefault: boolean;
};

/** What a new address starts with (spec §2). */
export const NEW_ADDRESS: AddressValues = {
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
  addressType: PROFILE_ADDRESS_TYPE,
  isDefault: false,
};

/** What the form starts with to edit a saved address; older records were read by the domain. */
export function toAddressValues(address: AddressView): AddressValues {
  const { id: _, ...values } = address;
  return values;
}
