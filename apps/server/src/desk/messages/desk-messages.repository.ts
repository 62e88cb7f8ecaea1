import type { MessageRow } from '../../content/messages.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';

/**
 * Locks a message and reads it: other transactions that lock it wait until this one ends. An update
 * that changes nothing locks on both engines.
 */
export function lockMessage(transaction: Db, messageId: string): Promise<MessageRow | undefined> {
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
  marks: Pick<MessageRow, 'is_read' | 'is_archived' | 'answered_at'>,
): Promise<MessageRow> {
  return transaction
    .updateTable('messages')
    .set((eb) => ({ ...marks, version: eb('version', '+', 1) }))
    .where('id', '=', messageId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
