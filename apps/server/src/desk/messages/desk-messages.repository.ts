import type { MessageRow } from '../../content/messages.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';

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

/** The account of each of these messages that has one, by the id of the message (product 10.5.6). */
export async function findWriters(
  db: Db,
  messages: readonly Pick<MessageRow, 'id' | 'email' | 'user_id'>[],
): Promise<ReadonlyMap<string, string>> {
  const guests = messages.filter(({ user_id, email }) => user_id === null && email !== '');
  const keys = guests.map(({ email }) => toTextKey(email));
  const accounts = keys.length === 0 ? [] : await listVerified(db, keys);
  const byEmail = new Map(accounts.map(({ id, email_key }) => [email_key, id]));
  return new Map(
    messages.flatMap(({ id, email, user_id }): [string, string][] => {
      const userId = user_id ?? byEmail.get(toTextKey(email));
      return userId === undefined ? [] : [[id, userId]];
    }),
  );
}

function listVerified(db: Db, emailKeys: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'email_key'])
    .where('email_key', 'in', emailKeys)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
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
