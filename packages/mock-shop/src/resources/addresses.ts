import type { TestAddress } from '../entities.ts';
import { done, type OperationHandlers, requireShopper } from '../operation-handlers.ts';
import type { Schemas } from '../operation-types.ts';
import { conflict, orNotFound } from '../shop-refusal.ts';
import type { TestShop } from '../test-shop.ts';

type AddressInput = Schemas['AddressInput'];

const MAX_ADDRESSES = 50;

// 10 digits with an optional +91 or 0 (spec §5); people write it with signs between.
const PHONE_SIGNS = /[\s()-]/g;

/** Saved delivery addresses (spec §5, §7). */
export const addressHandlers = {
  listAddresses({ shopper }, shop) {
    const { _id: userId } = requireShopper(shopper);
    return done('Addresses', addressesOf(shop, userId).map(presentAddress));
  },

  getAddress({ shopper, path }, shop) {
    const { _id: userId } = requireShopper(shopper);
    return done('Address', presentAddress(findAddress(shop, userId, path.id)));
  },

  createAddress({ shopper, body }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const fields = readFields(body);
    const present = addressesOf(shop, userId);
    if (present.length >= MAX_ADDRESSES) {
      throw conflict(`You can save at most ${MAX_ADDRESSES} addresses. Please delete one first.`);
    }
    const address = { ...fields, _id: shop.createId('address'), isDefault: false, userId };
    shop.addresses.push(address);
    if (body.isDefault === true || present.length === 0) makeDefault(shop, address);
    return done('Address added', presentAddress(address));
  },

  updateAddress({ shopper, path, body }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const address = findAddress(shop, userId, path.id);
    Object.assign(address, readFields(body));
    if (body.isDefault === true) makeDefault(shop, address);
    return done('Address updated', presentAddress(address));
  },

  deleteAddress({ shopper, path }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const address = findAddress(shop, userId, path.id);
    shop.addresses = shop.addresses.filter((one) => one !== address);
    const [newest] = addressesOf(shop, userId);
    if (address.isDefault && newest !== undefined) makeDefault(shop, newest);
    return done('Address deleted', null);
  },
} satisfies Partial<OperationHandlers>;

/** Somebody's own address. @throws MockShopError 404 */
export function findAddress(shop: TestShop, userId: string, id: string): TestAddress {
  return orNotFound(
    shop.addresses.find((address) => address._id === id && address.userId === userId),
    'Address',
  );
}

/** Somebody's addresses, the default one first, then the newest first. */
function addressesOf(shop: TestShop, userId: string): TestAddress[] {
  return shop.addresses
    .filter((address) => address.userId === userId)
    .toReversed()
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

function presentAddress({ userId: _, ...address }: TestAddress): Schemas['Address'] {
  return address;
}

function makeDefault(shop: TestShop, address: TestAddress): void {
  for (const other of addressesOf(shop, address.userId)) other.isDefault = other === address;
}

/** The fields trimmed; the contract has checked them. */
function readFields(input: AddressInput): Omit<TestAddress, '_id' | 'isDefault' | 'userId'> {
  return {
    name: input.name.trim(),
    phoneNumber: input.phoneNumber.replaceAll(PHONE_SIGNS, ''),
    addressLine1: input.addressLine1.trim(),
    addressLine2: (input.addressLine2 ?? '').trim(),
    landmark: (input.landmark ?? '').trim(),
    district: input.district.trim(),
    city: input.city.trim(),
    state: input.state.trim(),
    zipCode: input.zipCode,
    country: input.country.trim(),
    addressType: input.addressType ?? 'Other',
  };
}
