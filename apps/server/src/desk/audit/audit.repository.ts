import type { Db } from '../../platform/database/open-database.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

/** A change with the name of who made it; null when the account is gone. */
export type AuditRow = Row<'desk_audit'> & { full_name: string | null };

/** Which changes are listed; a field that is undefined lets all pass. */
export interface AuditFilter {
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  userId?: string | undefined;
}

export async function createAuditEntry(
  transaction: Db,
  entry: NewRow<'desk_audit'>,
): Promise<void> {
  await transaction.insertInto('desk_audit').values(entry).execute();
}

/** Lists a page of the changes, the newest first. */
export function listAuditEntries(
  db: Db,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditRow[]> {
  return selectEntries(db, filter)
    .leftJoin('users as user', 'user.id', 'entry.changed_by')
    .selectAll('entry')
    .select('user.full_name')
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countAuditEntries(db: Db, filter: AuditFilter): Promise<number> {
  const { count } = await selectEntries(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function selectEntries(db: Db, { subjectKind, subjectId, userId }: AuditFilter) {
  let query = db.selectFrom('desk_audit as entry');
  if (subjectKind !== undefined) query = query.where('entry.subject_kind', '=', subjectKind);
  if (subjectId !== undefined) query = query.where('entry.subject_id', '=', subjectId);
  if (userId !== undefined) query = query.where('entry.changed_by', '=', userId);
  return query;
}
