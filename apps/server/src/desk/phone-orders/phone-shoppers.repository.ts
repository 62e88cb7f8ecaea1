import { formatPhoneNumber } from '@haat/domain/desk';
import { toNewUser } from '../../accounts/registration.service.ts';
import { createUser } from '../../accounts/users.repository.ts';
import {
  type AddressFields,
  type AddressRow,
  createAddress,
  listAddresses,
} from '../../addresses/addresses.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { lockUser } from '../../platform/database/user-lock.ts';
import { createId } from '../../platform/security/ids.ts';

/** Addresses of earlier orders that are offered. */
const MAX_OFFERED = 5;

/** Who calls. */
export interface PhoneCaller {
  /** As typed. */
  readonly phoneNumber: string;
  readonly name: string;
  /** A hash that no password has. */
  readonly passwordHash: string;
}

/**
 * Finds or makes the account of who orders by phone, and locks it. It is never one that somebody signs in
 * to, even one with this phone number, which nobody has proved to be hers (product 10.2.22).
 *
 * @param now epoch ms
 * @returns its id
 */
export async function lockPhoneShopper(
  transaction: Db,
  { phoneNumber, name, passwordHash }: PhoneCaller,
  now: number,
): Promise<string> {
  const phone = formatPhoneNumber(phoneNumber);
  const find = () =>
    transaction
      .selectFrom('phone_shoppers')
      .select('user_id')
      .where('phone', '=', phone)
      .executeTakeFirst();
  const known = await find();
  if (known !== undefined && (await lockUser(transaction, known.user_id))) return known.user_id;
  const id = createId(now);
  // No address has a colon, and the username shows no digit of the phone number.
  const keys = { emailKey: `none:${id}`, userNameKey: `phone:${id}` };
  const values = { fullName: name, userName: id, email: '', phoneNumber: phone, password: '' };
  const user = toNewUser(values, keys, passwordHash, now);
  // Whoever orders by phone rather than in the shop is told in Hindi.
  await createUser(transaction, { ...user, id, language: 'hi' });
  await transaction
    .insertInto('phone_shoppers')
    .values({ phone, user_id: id })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute();
  const { user_id } = (await find()) ?? { user_id: id };
  // Another call has made it meanwhile.
  if (user_id !== id) await transaction.deleteFrom('users').where('id', '=', id).execute();
  await lockUser(transaction, user_id);
  return user_id;
}

/** Finds an address of an account, or adds it. @param now epoch ms */
export async function findOrCreateAddress(
  transaction: Db,
  userId: string,
  fields: AddressFields,
  now: number,
): Promise<AddressRow> {
  const known = await listAddresses(transaction, userId);
  const names = Object.keys(fields) as (keyof AddressFields)[];
  const same = known.find((address) => names.every((name) => address[name] === fields[name]));
  if (same !== undefined) return same;
  const times = { created_at: now, updated_at: now };
  const row = { ...fields, id: createId(now), user_id: userId, is_default: 0 as const, ...times };
  return createAddress(transaction, row);
}

/** Lists the accounts with a phone number, the newest first. @param phone as typed */
export function listAccountsOfPhone(
  db: Db,
  phone: string,
): Promise<{ id: string; full_name: string }[]> {
  const number = formatPhoneNumber(phone);
  return db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('phone_number', 'in', [number, `+91${number}`])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MAX_OFFERED)
    .execute();
}

const ADDRESS_COLUMNS = [
  'address_name',
  'address_phone_number',
  'address_line1',
  'address_line2',
  'address_landmark',
  'address_district',
  'address_city',
  'address_state',
  'address_zip_code',
  'address_country',
  'address_type',
] as const;

/** Lists where the orders of these accounts went, each place once, the newest first. */
export async function listOrderAddresses(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('orders')
    .select(ADDRESS_COLUMNS)
    .where('user_id', 'in', userIds)
    .groupBy(ADDRESS_COLUMNS)
    .orderBy((eb) => eb.fn.max('created_at'), 'desc')
    .limit(MAX_OFFERED)
    .execute();
}
