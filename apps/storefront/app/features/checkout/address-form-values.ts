import { ADDRESS_TYPES, CHECKOUT_ADDRESS_TYPE, DEFAULT_COUNTRY } from '@haat/domain';

/** The fields of the delivery address form as they are typed (spec §2). */
export type AddressForm = {
  readonly name: string;
  readonly phoneNumber: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly zipCode: string;
  readonly landmark: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly addressType: string;
  readonly isDefault: boolean;
};

export const EMPTY_ADDRESS: AddressForm = {
  name: '',
  phoneNumber: '',
  addressLine1: '',
  addressLine2: '',
  zipCode: '',
  landmark: '',
  district: '',
  city: '',
  state: '',
  country: DEFAULT_COUNTRY,
  addressType: CHECKOUT_ADDRESS_TYPE,
  isDefault: false,
};

/** Reads stored values of the form; what is missing or of another type is empty. */
export function readAddressForm(stored: unknown): AddressForm {
  const fields = new Map(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  );
  const text = (name: keyof AddressForm & string): string => {
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
