import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type AddressRow = Row<'addresses'>;

/** The columns of an address that a shopper can change. */
export type AddressFields = Omit<
  NewRow<'addresses'>,
  'id' | 'user_id' | 'is_default' | 'created_at' | 'updated_at'
>;

/** Lists the shopper's addresses: the default address first, then the newest. */
export function listAddresses(db: Db, userId: string): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @returns undefined when the shopper has no address with this id */
export function getAddress(
  db: Db,
  userId: string,
  addressId: string,
): Promise<AddressRow | undefined> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export function createAddress(db: Db, address: NewRow<'addresses'>): Promise<AddressRow> {
  return db.insertInto('addresses').values(address).returningAll().executeTakeFirstOrThrow();
}

/** @returns undefined when the shopper has no address with this id */
export function updateAddress(
  db: Db,
  userId: string,
  addressId: string,
  changes: AddressFields & { updated_at: number },
): Promise<AddressRow | undefined> {
  return db
    .updateTable('addresses')
    .set(changes)
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** @returns the deleted address; undefined when the shopper has no address with this id */
export function deleteAddress(
  db: Db,
  userId: string,
  addressId: string,
): Promise<AddressRow | undefined> {
  return db
    .deleteFrom('addresses')
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Makes an address the shopper's only default. */
export async function makeDefaultAddress(
  transaction: Db,
  userId: string,
  addressId: string,
): Promise<void> {
  const ofUser = transaction.updateTable('addresses').where('user_id', '=', userId);
  await ofUser.set({ is_default: 0 }).where('is_default', '=', 1).execute();
  await ofUser.set({ is_default: 1 }).where('id', '=', addressId).execute();
}
