import { savedAddressSchema } from '@haat/domain';
import type { Schemas } from '../contract/operation-types.ts';
import type { TestAddress } from '../entities.ts';
import { conflict, orNotFound } from '../requests/mock-shop-error.ts';
import type { TestShop } from '../test-shop.ts';
import { done, type OperationHandlers, requireShopper } from './operation-handler.ts';

type AddressInput = Schemas['AddressInput'];

const MAX_ADDRESSES = 50;

/** Saved delivery addresses (product 5.3, 7.8). */
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
    const fields = parseFields(body);
    const present = addressesOf(shop, userId);
    if (present.length >= MAX_ADDRESSES) {
      throw conflict(
        'address_limit',
        `You can save at most ${MAX_ADDRESSES} addresses. Please delete one first.`,
      );
    }
    const address = { ...fields, _id: shop.createId('address'), isDefault: false, userId };
    shop.addresses.push(address);
    if (body.isDefault === true || present.length === 0) makeDefault(shop, address);
    return done('Address added', presentAddress(address));
  },

  updateAddress({ shopper, path, body }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const address = findAddress(shop, userId, path.id);
    Object.assign(address, parseFields(body));
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

/** The clean fields of an address; the contract takes nothing that the form rejects. */
function parseFields(input: AddressInput): Omit<TestAddress, '_id' | 'isDefault' | 'userId'> {
  const { isDefault: _, ...fields } = savedAddressSchema.parse(input);
  return fields;
}
