import { contains } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Row } from '../../platform/database/tables.ts';

export type DeskMessageRow = Row<'messages'>;

/** A filter of messages; an undefined field matches any. */
export interface DeskMessageFilter {
  /** Part of a name, e-mail address, subject or text; see `toTextKey`. */
  part?: string | undefined;
  isRead?: boolean | undefined;
  isArchived?: boolean | undefined;
  isAnswered?: boolean | undefined;
}

/** Lists a results page of the messages that match the filter, the newest first. */
export function listDeskMessages(
  db: Db,
  filter: DeskMessageFilter,
  page: { limit: number; offset: number },
): Promise<DeskMessageRow[]> {
  return selectMessages(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countDeskMessages(db: Db, filter: DeskMessageFilter): Promise<number> {
  const { total } = await selectMessages(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Locks a message and reads it: other transactions that lock it wait until this one ends. An update
 * that changes nothing locks on both engines.
 */
export function lockMessage(
  transaction: Db,
  messageId: string,
): Promise<DeskMessageRow | undefined> {
  return transaction
    .updateTable('messages')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', messageId)
    .returningAll()
    .executeTakeFirst();
}

/** Marks a message. @returns the message after the change */
export function updateMessage(
  transaction: Db,
  messageId: string,
  marks: Pick<DeskMessageRow, 'is_read' | 'is_archived' | 'answered_at'>,
): Promise<DeskMessageRow> {
  return transaction
    .updateTable('messages')
    .set((eb) => ({ ...marks, version: eb('version', '+', 1) }))
    .where('id', '=', messageId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function selectMessages(db: Db, { part, isRead, isArchived, isAnswered }: DeskMessageFilter) {
  let query = db.selectFrom('messages');
  if (isArchived !== undefined) query = query.where('is_archived', '=', isArchived ? 1 : 0);
  if (isRead !== undefined) query = query.where('is_read', '=', isRead ? 1 : 0);
  if (isAnswered !== undefined) {
    query = query.where('answered_at', isAnswered ? 'is not' : 'is', null);
  }
  if (part !== undefined) query = query.where((eb) => contains(eb.ref('search_text'), part));
  return query;
}
