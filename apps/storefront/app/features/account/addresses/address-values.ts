import { type AddressView, PROFILE_ADDRESS_TYPE } from '@haat/domain';
import {
  type AddressValues,
  createAddressValues,
} from '../../../components/address/address-values.ts';

/** What a new address of the account starts with (spec §2). */
export const NEW_ADDRESS: AddressValues = createAddressValues(PROFILE_ADDRESS_TYPE);

/** What the form starts with to edit a saved address; older records were read by the domain. */
export function toAddressValues(address: AddressView): AddressValues {
  const { id: _, ...values } = address;
  return values;
}
