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

/** What an import or a change of many goods did to one product: in the history of that product alone. */
export const OF_AN_IMPORT = 'product.in_import';
export const OF_A_CHANGE = 'product.in_change';

/** What the undoing of one of them did to one product: likewise. */
export const OF_AN_UNDO = 'product.in_undo';

/** What a discount did to the price of one product, when it began or ended: likewise. */
export const OF_A_DISCOUNT = 'product.in_discount';

/** A whole import of goods, and a whole change of many. */
export const IMPORTED = 'product.imported';
export const MANY_CHANGED = 'product.many_changed';

/** What the undoing of each of them is, whose subject is the row of what is undone. */
const UNDOINGS: Readonly<Record<string, string>> = {
  [IMPORTED]: 'product.import_undone',
  [MANY_CHANGED]: 'product.many_undone',
};

/** What a row of the log is called that undoes another; undefined for what cannot be undone as a whole. */
export function findUndoing({ action }: Pick<Row<'desk_audit'>, 'action'>): string | undefined {
  return UNDOINGS[action];
}

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
      ? query.where('entry.action', 'not in', [
          OF_AN_IMPORT,
          OF_A_CHANGE,
          OF_AN_UNDO,
          OF_A_DISCOUNT,
        ])
      : query.where('entry.subject_id', '=', subjectId);
  if (userId !== undefined) query = query.where('entry.changed_by', '=', userId);
  if (span !== undefined) {
    query = query.where('entry.at', '>=', span.from).where('entry.at', '<', span.to);
  }
  return readPage(query.orderBy('entry.at', 'desc').orderBy('entry.id', 'desc'), page);
}

/** Locks the row of an import or of a change of many goods, so that it is undone once. */
export function lockWholeChange(
  transaction: Db,
  changeId: string,
): Promise<Row<'desk_audit'> | undefined> {
  return transaction
    .updateTable('desk_audit')
    .set((eb) => ({ state_after: eb.ref('state_after') }))
    .where('id', '=', changeId)
    .where('action', 'in', Object.keys(UNDOINGS))
    .returningAll()
    .executeTakeFirst();
}

/** Lists what an import or a change of many goods did to each product, in the order of their ids. */
export function listPartsOfChange(
  db: Db,
  { action, at, changed_by }: Pick<Row<'desk_audit'>, 'action' | 'at' | 'changed_by'>,
): Promise<Row<'desk_audit'>[]> {
  return db
    .selectFrom('desk_audit')
    .selectAll()
    .where('at', '=', at)
    .where('changed_by', '=', changed_by)
    .where('action', '=', action === IMPORTED ? OF_AN_IMPORT : OF_A_CHANGE)
    .orderBy('subject_id')
    .execute();
}

/** What follows from other fields. */
const DERIVED_FIELDS = ['missing', 'remainsPaise', 'stockLevel'];

/**
 * Tells whether a thing was changed at the desk after this change of it: after a change of many goods only
 * what changed the same fields counts, and never the begin or end of a discount.
 */
export async function isChangedSince(
  db: Db,
  { id, at, action, subject_kind, subject_id, state_after }: Row<'desk_audit'>,
): Promise<boolean> {
  const later = await db
    .selectFrom('desk_audit')
    .select('state_after')
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .where('at', '>=', at)
    .where('id', '!=', id)
    .where('action', '!=', OF_A_DISCOUNT)
    .execute();
  if (action !== OF_A_CHANGE) return later.length > 0;
  const fields = listFields(state_after);
  return later.some((entry) => listFields(entry.state_after).some((name) => fields.includes(name)));
}

function listFields(state: string | null): string[] {
  const names = Object.keys(JSON.parse(state ?? '{}'));
  return names.filter((name) => !DERIVED_FIELDS.includes(name));
}

/** Lists which of these whole changes have been undone. */
export async function listUndoneChanges(
  db: Db,
  changeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (changeIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('desk_audit')
    .select('subject_id')
    .where('subject_kind', '=', 'product')
    .where('subject_id', 'in', changeIds)
    .where('action', 'in', Object.values(UNDOINGS))
    .execute();
  return new Set(rows.map(({ subject_id }) => subject_id));
}
