import type { Schemas } from '../contract.ts';
import { orNotFound } from '../shop-error.ts';
import type { TestAddress, TestShop } from '../test-shop.ts';
import type { Rules } from './rule.ts';

/** The saved addresses of who is signed in. */
export const addressRules = {
  listAddresses: ({ user }, shop) => ({ data: addressesOf(shop, user._id).map(presentAddress) }),

  getAddress: ({ user, path }, shop) => ({
    data: presentAddress(findAddress(shop, user._id, path.id)),
  }),

  createAddress({ user, body }, shop) {
    const isFirst = addressesOf(shop, user._id).length === 0;
    const address: TestAddress = {
      ...NO_DETAILS,
      ...body,
      _id: shop.createId('address'),
      isDefault: false,
      userId: user._id,
    };
    shop.addresses.push(address);
    if (isFirst || body.isDefault) makeDefault(shop, address);
    return { data: presentAddress(address) };
  },

  updateAddress({ user, path, body: { isDefault, ...fields } }, shop) {
    const address = findAddress(shop, user._id, path.id);
    Object.assign(address, fields);
    if (isDefault) makeDefault(shop, address);
    return { data: presentAddress(address) };
  },

  deleteAddress({ user, path }, shop) {
    const address = findAddress(shop, user._id, path.id);
    shop.addresses = shop.addresses.filter((one) => one !== address);
    const [newest] = addressesOf(shop, user._id);
    if (address.isDefault && newest !== undefined) makeDefault(shop, newest);
    return {};
  },
} satisfies Rules;

/** What may be left out of a new address. */
const NO_DETAILS = {
  addressLine2: '',
  landmark: '',
  country: 'India',
  addressType: 'Home',
} as const;

/** Somebody's own address. @throws ShopError 404 */
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
