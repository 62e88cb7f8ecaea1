import { messageSchema, type Pagination, toPagination } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { parseForm } from '../platform/http/parse-form.ts';
import { createId } from '../platform/security/ids.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import type { MessageRow } from './messages.repository.ts';
import * as messages from './messages.repository.ts';

/**
 * Stores a message of the contact form as plain text.
 *
 * @throws {InvalidInputError} by the rules of product 5.6
 */
export async function createMessage(context: ShopContext, input: unknown): Promise<MessageRow> {
  const { name, email = '', subject, body } = parseForm(messageSchema, input);
  const now = context.now();
  return messages.createMessage(context.db, {
    id: createId(now),
    name,
    email,
    subject,
    body,
    search_text: toTextKey([name, email, subject, body].join('\n')),
    created_at: now,
  });
}

/** The query of the list of messages (product 7.7.1). */
export interface MessageListQuery {
  /** Counted from 1. */
  page: number;
  limit: number;
  sort: '-createdAt' | 'createdAt';
  /** Part of a name, e-mail address, subject or text. */
  q: string;
  read?: boolean | undefined;
  archived?: boolean | undefined;
}

/** Lists a results page of the messages that match every filter. For admins. */
export async function listMessages(
  context: ShopContext,
  query: MessageListQuery,
): Promise<{ messages: MessageRow[]; pagination: Pagination }> {
  const { page, limit } = query;
  const part = toTextKey(query.q);
  const filter = {
    part: part === '' ? undefined : part,
    isRead: query.read,
    isArchived: query.archived,
  };
  const direction = query.sort === 'createdAt' ? 'asc' : 'desc';
  const rows = await messages.listMessages(context.db, filter, direction, {
    limit,
    offset: (page - 1) * limit,
  });
  const total = await messages.countMessages(context.db, filter);
  return { messages: rows, pagination: toPagination(page, limit, total) };
}

/** For admins. @throws {NotFoundError} for an unknown message */
export async function getMessage(context: ShopContext, messageId: string): Promise<MessageRow> {
  const row = await messages.getMessage(context.db, messageId);
  if (row === undefined) throw new NotFoundError('Message');
  return row;
}
