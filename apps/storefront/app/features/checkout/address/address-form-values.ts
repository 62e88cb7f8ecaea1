import { ADDRESS_TYPES, CHECKOUT_ADDRESS_TYPE } from '@haat/domain';
import {
  type AddressValues,
  createAddressValues,
} from '../../../components/address/address-values.ts';

/** What the delivery address form starts with (spec §2). */
export const EMPTY_ADDRESS: AddressValues = createAddressValues(CHECKOUT_ADDRESS_TYPE);

/** Reads stored values of the form; what is missing or of another type is empty. */
export function readAddressForm(stored: unknown): AddressValues {
  const fields = new Map(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  );
  const text = (name: keyof AddressValues & string): string => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' ? value : String(EMPTY_ADDRESS[name]);
  };
  const addressType = text('addressType');
  return {
    name: text('name'),
    phoneNumber: text('phoneNumber'),
    addressLine1: text('addressLine1'),
    addressLine2: text('addressLine2'),
    zipCode: text('zipCode'),
    landmark: text('landmark'),
    district: text('district'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    addressType: ADDRESS_TYPES.find((type) => type === addressType) ?? CHECKOUT_ADDRESS_TYPE,
    isDefault: fields.get('isDefault') === true,
  };
}
