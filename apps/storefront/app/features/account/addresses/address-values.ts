import { type AddressView, PROFILE_ADDRESS_TYPE } from '@haat/domain';
import { type AddressValues, startAddress } from '../../../components/address/address-values.ts';

/** Initial values of a new address in the account (product 2). */
export const NEW_ADDRESS: AddressValues = startAddress(PROFILE_ADDRESS_TYPE);

/** The form values of a saved address. */
export function toAddressValues(address: AddressView): AddressValues {
  const { id: _, ...values } = address;
  return values;
}
