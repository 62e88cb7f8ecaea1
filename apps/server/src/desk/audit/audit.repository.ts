import type { Db } from '../../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/read-page.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

/** A change with the name of who made it; null when the account is gone. */
export type AuditRow = Row<'desk_audit'> & { full_name: string | null };

/** Which changes are listed; a field that is undefined lets all pass. */
export interface AuditFilter {
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  userId?: string | undefined;
  /** Changed at this time or later, and before the other, epoch ms. */
  span?: { from: number; to: number } | undefined;
}

/** What an import did to one product: in the history of that product alone. */
export const OF_AN_IMPORT = 'product.in_import';

export async function createAuditEntry(
  transaction: Db,
  entry: NewRow<'desk_audit'>,
): Promise<void> {
  await transaction.insertInto('desk_audit').values(entry).execute();
}

/** What may be personal of a shopper in the log: by whose rows it goes with the account. */
const PERSONAL_FIELDS = { order: ['trackingNumber'], review: ['answer', 'hiddenReason'] } as const;

/**
 * Erases what the log has of a shopper's orders and reviews beside what was done with them: the number of
 * a packet, and texts of the desk about a review. Call it while the rows are the shopper's.
 */
export async function erasePersonalFields(transaction: Db, userId: string): Promise<void> {
  for (const [kind, fields] of Object.entries(PERSONAL_FIELDS)) {
    const entries = await transaction
      .selectFrom('desk_audit')
      .select(['id', 'state_before', 'state_after'])
      .where('subject_kind', '=', kind)
      .where('subject_id', 'in', (eb) =>
        eb
          .selectFrom(kind === 'order' ? 'orders' : 'reviews')
          .select('id')
          .where('user_id', '=', userId),
      )
      .execute();
    for (const { id, state_before, state_after } of entries) {
      await transaction
        .updateTable('desk_audit')
        .set({
          state_before: eraseFields(state_before, fields),
          state_after: eraseFields(state_after, fields),
        })
        .where('id', '=', id)
        .execute();
    }
  }
}

function eraseFields(state: string | null, fields: readonly string[]): string | null {
  if (state === null) return null;
  return JSON.stringify(JSON.parse(state), (name, value) =>
    fields.includes(name) && value !== null ? '' : value,
  );
}

/** Lists a page of the changes, the newest first. */
export function listAuditEntries(
  db: Db,
  { subjectKind, subjectId, userId, span }: AuditFilter,
  page: PageRequest,
): Promise<Page<AuditRow>> {
  let query = db
    .selectFrom('desk_audit as entry')
    .leftJoin('users as user', 'user.id', 'entry.changed_by')
    .selectAll('entry')
    .select('user.full_name');
  if (subjectKind !== undefined) query = query.where('entry.subject_kind', '=', subjectKind);
  query =
    subjectId === undefined
      ? query.where('entry.action', '!=', OF_AN_IMPORT)
      : query.where('entry.subject_id', '=', subjectId);
  if (userId !== undefined) query = query.where('entry.changed_by', '=', userId);
  if (span !== undefined) {
    query = query.where('entry.at', '>=', span.from).where('entry.at', '<', span.to);
  }
  return readPage(query.orderBy('entry.at', 'desc').orderBy('entry.id', 'desc'), page);
}
