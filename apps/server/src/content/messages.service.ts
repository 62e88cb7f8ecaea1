import { messageSchema } from '@haat/domain';
import type { Session, ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import type { Page, PageRequest } from '../platform/database/read-page.ts';
import { parseForm } from '../platform/http/parse-form.ts';
import { createId } from '../platform/security/ids.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import type { MessageRow } from './messages.repository.ts';
import * as messages from './messages.repository.ts';

/**
 * Stores a message of the contact form as plain text.
 *
 * @param session of who writes; null for a guest
 * @throws {InvalidInputError} by the rules of product 5.6
 */
export async function createMessage(
  context: ShopContext,
  session: Session | null,
  input: unknown,
): Promise<MessageRow> {
  const { name, email = '', phoneNumber, subject, body } = parseForm(messageSchema, input);
  const now = context.now();
  return messages.createMessage(context.db, {
    id: createId(now),
    name,
    email,
    phone_number: phoneNumber,
    subject,
    body,
    user_id: session?.userId,
    search_text: toTextKey([name, email, phoneNumber, subject, body].join('\n')),
    created_at: now,
  });
}

/** The query of the list of messages (product 7.7.1). */
export interface MessageListQuery extends PageRequest {
  sort: '-createdAt' | 'createdAt';
  /** Part of a name, e-mail address, subject or text. */
  q: string;
  read?: boolean | undefined;
  archived?: boolean | undefined;
}

/** Lists a results page of the messages that match every filter. For admins. */
export function listMessages(
  context: ShopContext,
  query: MessageListQuery,
): Promise<Page<MessageRow>> {
  const part = toTextKey(query.q);
  const filter = {
    part: part === '' ? undefined : part,
    isRead: query.read,
    isArchived: query.archived,
  };
  const direction = query.sort === 'createdAt' ? 'asc' : 'desc';
  return messages.listMessages(context.db, filter, direction, query);
}

/** For admins. @throws {NotFoundError} for an unknown message */
export async function getMessage(context: ShopContext, messageId: string): Promise<MessageRow> {
  const row = await messages.getMessage(context.db, messageId);
  if (row === undefined) throw new NotFoundError('Message');
  return row;
}
