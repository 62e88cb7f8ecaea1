import type { components } from '@haat/api-sdk/schema';
import type { AddressRow } from './addresses.repository.ts';

/** Presents a saved address in the contract's shape. */
export function presentAddress(address: AddressRow): components['schemas']['Address'] {
  return {
    _id: address.id,
    name: address.name,
    phoneNumber: address.phone_number,
    addressLine1: address.address_line1,
    addressLine2: address.address_line2,
    landmark: address.landmark,
    district: address.district,
    city: address.city,
    state: address.state,
    zipCode: address.zip_code,
    country: address.country,
    addressType: address.address_type,
    isDefault: address.is_default === 1,
  };
}
