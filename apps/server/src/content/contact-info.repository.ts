import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type ContactInfoRow = Row<'contact_info'>;

/** Returns the contact details; undefined while the shop has none. */
export function getContactInfo(db: Db): Promise<ContactInfoRow | undefined> {
  return db.selectFrom('contact_info').selectAll().executeTakeFirst();
}

/** Replaces the contact details. */
export async function saveContactInfo(db: Db, info: NewRow<'contact_info'>): Promise<void> {
  const { id: _, ...values } = info;
  await db
    .insertInto('contact_info')
    .values(info)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
