import { savedAddressSchema } from '@haat/domain';
import type { Session, ShopContext } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { parseForm } from '../platform/http/parse-form.ts';
import { createId } from '../platform/security/ids.ts';
import * as addresses from './addresses.repository.ts';

const MAX_ADDRESSES = 50;

/** Lists the shopper's addresses: the default address first, then the newest. */
export async function listAddresses(
  context: ShopContext,
  session: Session,
): Promise<addresses.AddressRow[]> {
  return addresses.listAddresses(context.db, session.userId);
}

/** @throws {NotFoundError} when the shopper has no address with this id */
export async function getAddress(
  context: ShopContext,
  session: Session,
  addressId: string,
): Promise<addresses.AddressRow> {
  const address = await addresses.getAddress(context.db, session.userId, addressId);
  if (address === undefined) throw new NotFoundError('Address');
  return address;
}

/**
 * Saves an address. It becomes the default when it is the shopper's first or its `isDefault` is true.
 *
 * @throws {InvalidInputError} when the form breaks a rule (product 5.3)
 * @throws {ConflictError} when the shopper has {@link MAX_ADDRESSES} addresses
 */
export async function createAddress(
  context: ShopContext,
  session: Session,
  input: unknown,
): Promise<addresses.AddressRow> {
  const { fields, isDefault } = readAddress(input);
  const { userId } = session;
  return runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, userId);
    const present = await addresses.listAddresses(transaction, userId);
    if (present.length >= MAX_ADDRESSES) {
      throw new ConflictError(
        'address_limit',
        `You can save at most ${MAX_ADDRESSES} addresses. Please delete one first.`,
      );
    }
    const now = context.now();
    const created = await addresses.createAddress(transaction, {
      ...fields,
      id: createId(now),
      user_id: userId,
      is_default: 0,
      created_at: now,
      updated_at: now,
    });
    return isDefault || present.length === 0 ? makeDefault(transaction, created) : created;
  });
}

/**
 * Replaces the fields of an address. It becomes the default when `isDefault` is true; the default
 * address stays the default until another address replaces it.
 *
 * @throws {InvalidInputError} when the form breaks a rule (product 5.3)
 * @throws {NotFoundError} when the shopper has no address with this id
 */
export async function updateAddress(
  context: ShopContext,
  session: Session,
  addressId: string,
  input: unknown,
): Promise<addresses.AddressRow> {
  const { fields, isDefault } = readAddress(input);
  const { userId } = session;
  return runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, userId);
    const changes = { ...fields, updated_at: context.now() };
    const updated = await addresses.updateAddress(transaction, userId, addressId, changes);
    if (updated === undefined) throw new NotFoundError('Address');
    return isDefault ? makeDefault(transaction, updated) : updated;
  });
}

/**
 * Deletes an address. The newest remaining address replaces a deleted default address.
 *
 * @throws {NotFoundError} when the shopper has no address with this id
 */
export async function deleteAddress(
  context: ShopContext,
  session: Session,
  addressId: string,
): Promise<void> {
  const { userId } = session;
  await runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, userId);
    const deleted = await addresses.deleteAddress(transaction, userId, addressId);
    if (deleted === undefined) throw new NotFoundError('Address');
    if (deleted.is_default === 0) return;
    const [newest] = await addresses.listAddresses(transaction, userId);
    if (newest !== undefined) await makeDefault(transaction, newest);
  });
}

async function makeDefault(
  transaction: Db,
  address: addresses.AddressRow,
): Promise<addresses.AddressRow> {
  await addresses.makeDefaultAddress(transaction, address.user_id, address.id);
  return { ...address, is_default: 1 };
}

/**
 * Reads the address of a form.
 *
 * @throws {InvalidInputError} when the form breaks a rule (product 5.3)
 */
export function readAddress(input: unknown): {
  fields: addresses.AddressFields;
  isDefault: boolean;
} {
  const values = parseForm(savedAddressSchema, input);
  return {
    fields: {
      name: values.name,
      phone_number: values.phoneNumber,
      address_line1: values.addressLine1,
      address_line2: values.addressLine2,
      landmark: values.landmark,
      district: values.district,
      city: values.city,
      state: values.state,
      zip_code: values.zipCode,
      country: values.country,
      address_type: values.addressType,
    },
    isDefault: values.isDefault,
  };
}
