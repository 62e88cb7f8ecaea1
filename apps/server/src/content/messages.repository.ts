import { contains } from '../platform/database/like.ts';
import type { Db } from '../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/read-page.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type MessageRow = Row<'messages'>;

/** A filter of messages; an undefined field matches any message. */
export interface MessageFilter {
  /** Part of a name, e-mail address, phone number, subject or text; see `toTextKey`. */
  part?: string | undefined;
  isRead?: boolean | undefined;
  isArchived?: boolean | undefined;
  isAnswered?: boolean | undefined;
}

export function createMessage(db: Db, message: NewRow<'messages'>): Promise<MessageRow> {
  return db.insertInto('messages').values(message).returningAll().executeTakeFirstOrThrow();
}

/** Lists a results page of the messages that match the filter, in a stable order. */
export function listMessages(
  db: Db,
  filter: MessageFilter,
  direction: 'asc' | 'desc',
  page: PageRequest,
): Promise<Page<MessageRow>> {
  const messages = selectMessages(db, filter)
    .selectAll()
    .orderBy('created_at', direction)
    .orderBy('id', direction);
  return readPage(messages, page);
}

export async function countMessages(db: Db, filter: MessageFilter): Promise<number> {
  const row = await selectMessages(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

export function getMessage(db: Db, messageId: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').selectAll().where('id', '=', messageId).executeTakeFirst();
}

/** Lists a results page of what a user wrote while signed in, the newest first. */
export function listMessagesOfUser(
  db: Db,
  userId: string,
  page: PageRequest,
): Promise<Page<MessageRow>> {
  const messages = db
    .selectFrom('messages')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(messages, page);
}

/**
 * Deletes the messages that were written under an e-mail address.
 *
 * @param emailKey see `toTextKey`
 * @param since epoch ms; older ones stay
 */
export async function deleteMessagesOfEmail(
  db: Db,
  emailKey: string,
  since: number,
): Promise<void> {
  await db
    .deleteFrom('messages')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', emailKey))
    .where('created_at', '>=', since)
    .execute();
}

function selectMessages(db: Db, { part, isRead, isArchived, isAnswered }: MessageFilter) {
  let query = db.selectFrom('messages');
  if (isArchived !== undefined) query = query.where('is_archived', '=', isArchived ? 1 : 0);
  if (isRead !== undefined) query = query.where('is_read', '=', isRead ? 1 : 0);
  if (isAnswered !== undefined) {
    query = query.where('answered_at', isAnswered ? 'is not' : 'is', null);
  }
  if (part !== undefined) query = query.where((eb) => contains(eb.ref('search_text'), part));
  return query;
}
