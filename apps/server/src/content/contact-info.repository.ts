import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type ContactInfoRow = Row<'contact_info'>;

/** Returns the contact details; undefined while the shop has none. */
export function getContactInfo(db: Db): Promise<ContactInfoRow | undefined> {
  return db.selectFrom('contact_info').selectAll().executeTakeFirst();
}

/** Locks the contact details and reads them; undefined while the shop has none. */
export async function lockContactInfo(transaction: Db): Promise<ContactInfoRow | undefined> {
  await transaction
    .updateTable('contact_info')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .execute();
  return getContactInfo(transaction);
}

/** Replaces the contact details, which raises their version. */
export function saveContactInfo(db: Db, info: NewRow<'contact_info'>): Promise<ContactInfoRow> {
  const { id: _, version: __, ...values } = info;
  return db
    .insertInto('contact_info')
    .values(info)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ ...values, version: eb('contact_info.version', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
