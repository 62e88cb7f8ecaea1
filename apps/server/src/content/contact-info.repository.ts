import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type ContactInfoRow = Row<'contact_info'>;

/** The contact details; undefined while the shop has not set any. */
export function getContactInfo(db: Db): Promise<ContactInfoRow | undefined> {
  return db.selectFrom('contact_info').selectAll().executeTakeFirst();
}

/** Sets the contact details in place of any earlier ones. */
export async function saveContactInfo(db: Db, info: NewRow<'contact_info'>): Promise<void> {
  const { id: _, ...values } = info;
  await db
    .insertInto('contact_info')
    .values(info)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
