import type { components } from '@haat/api-sdk/schema';
import { checkForm, savedAddressSchema } from '@haat/domain';
import { toInvalidForm } from '../accounts/invalid-form.ts';
import type { ShopContext, Shopper } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { createId } from '../platform/security/ids.ts';
import { presentAddress } from './addresses.presenter.ts';
import {
  type AddressFields,
  clearDefaultAddress,
  countAddresses,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from './addresses.repository.ts';

type AddressAnswer = components['schemas']['Address'];
type AddressInput = components['schemas']['AddressInput'];

const MAX_ADDRESSES = 50;

/** The shopper's addresses: the default one, then the newest first. */
export async function findAddresses(
  context: ShopContext,
  shopper: Shopper,
): Promise<AddressAnswer[]> {
  const rows = await listAddresses(context.db, shopper.userId);
  return rows.map(presentAddress);
}

/** @throws {NotFoundError} when there is none, or it is another shopper's */
export async function getAddress(
  context: ShopContext,
  shopper: Shopper,
  addressId: string,
): Promise<AddressAnswer> {
  const row = await findAddress(context.db, shopper.userId, addressId);
  if (row === undefined) throw new NotFoundError('Address');
  return presentAddress(row);
}

/**
 * Saves an address. The first one is the default; a further one becomes it when it asks to.
 *
 * @throws {InvalidInputError} by the rules of spec §5
 * @throws {ConflictError} when the shopper has very many already
 */
export async function createAddress(
  context: ShopContext,
  shopper: Shopper,
  input: AddressInput,
): Promise<AddressAnswer> {
  const { fields, isDefault } = checkInput(input);
  const { userId } = shopper;
  const row = await runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, userId);
    const count = await countAddresses(transaction, userId);
    if (count >= MAX_ADDRESSES) {
      throw new ConflictError(
        `You can save at most ${MAX_ADDRESSES} addresses. Please delete one first.`,
      );
    }
    const becomesDefault = isDefault || count === 0;
    if (becomesDefault) await clearDefaultAddress(transaction, userId);
    const now = context.now();
    return insertAddress(transaction, {
      ...fields,
      id: createId(now),
      user_id: userId,
      is_default: becomesDefault ? 1 : 0,
      created_at: now,
      updated_at: now,
    });
  });
  return presentAddress(row);
}

/**
 * Replaces the fields of an address. It becomes the default one when it asks to; the default one
 * stays it until another takes its place.
 *
 * @throws {InvalidInputError} by the rules of spec §5
 * @throws {NotFoundError} when there is none, or it is another shopper's
 */
export async function replaceAddress(
  context: ShopContext,
  shopper: Shopper,
  addressId: string,
  input: AddressInput,
): Promise<AddressAnswer> {
  const { fields, isDefault } = checkInput(input);
  const { userId } = shopper;
  const row = await runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, userId);
    const changes = { ...fields, updated_at: context.now() };
    const changed = await updateAddress(transaction, userId, addressId, changes);
    if (changed === undefined) throw new NotFoundError('Address');
    if (!isDefault || changed.is_default === 1) return changed;
    await clearDefaultAddress(transaction, userId);
    await setDefaultAddress(transaction, userId, addressId);
    return { ...changed, is_default: 1 as const };
  });
  return presentAddress(row);
}

/**
 * Deletes an address. If it was the default one, the newest of the others takes its place.
 *
 * @throws {NotFoundError} when there is none, or it is another shopper's
 */
export async function removeAddress(
  context: ShopContext,
  shopper: Shopper,
  addressId: string,
): Promise<void> {
  const { userId } = shopper;
  await runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, userId);
    const deleted = await deleteAddress(transaction, userId, addressId);
    if (deleted === undefined) throw new NotFoundError('Address');
    if (deleted.is_default === 0) return;
    const [newest] = await listAddresses(transaction, userId);
    if (newest !== undefined) await setDefaultAddress(transaction, userId, newest.id);
  });
}

function checkInput(input: AddressInput): { fields: AddressFields; isDefault: boolean } {
  const form = checkForm(savedAddressSchema, input);
  if (!form.ok) throw toInvalidForm(form.fieldErrors);
  const { values } = form;
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
