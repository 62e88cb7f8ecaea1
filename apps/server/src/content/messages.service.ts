import type { components } from '@haat/api-sdk/schema';
import { checkForm, messageSchema, type Pagination, toPagination } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { createFormError } from '../platform/http/parse-form.ts';
import { createId } from '../platform/security/ids.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import { type MessageResponse, presentMessage } from './messages.presenter.ts';
import { countMessages, findMessage, insertMessage, listMessages } from './messages.repository.ts';

type CreateMessageInput = components['schemas']['CreateMessageRequest'];

/**
 * Keeps a message to the shop, as plain text.
 *
 * @throws {InvalidInputError} by the rules of spec §5
 */
export async function createMessage(
  context: ShopContext,
  input: CreateMessageInput,
): Promise<MessageResponse> {
  const form = checkForm(messageSchema, input);
  if (!form.ok) throw createFormError(form.fieldErrors);
  const { name, email = '', subject, body } = form.values;
  const now = context.now();
  const row = await insertMessage(context.db, {
    id: createId(now),
    name,
    email,
    subject,
    body,
    search_text: toTextKey([name, email, subject, body].join('\n')),
    created_at: now,
  });
  return presentMessage(row);
}

/** What can be asked of the list of messages (spec §7). */
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

/** One page of the messages that pass every filter. For admins. */
export async function findMessages(
  context: ShopContext,
  query: MessageListQuery,
): Promise<{ messages: MessageResponse[]; pagination: Pagination }> {
  const { page, limit } = query;
  const part = toTextKey(query.q);
  const filter = {
    part: part === '' ? undefined : part,
    isRead: query.read,
    isArchived: query.archived,
  };
  const direction = query.sort === 'createdAt' ? 'asc' : 'desc';
  const rows = await listMessages(context.db, filter, direction, {
    limit,
    offset: (page - 1) * limit,
  });
  const total = await countMessages(context.db, filter);
  return { messages: rows.map(presentMessage), pagination: toPagination(page, limit, total) };
}

/** For admins. @throws {NotFoundError} when there is none */
export async function getMessage(
  context: ShopContext,
  messageId: string,
): Promise<MessageResponse> {
  const row = await findMessage(context.db, messageId);
  if (row === undefined) throw new NotFoundError('Message');
  return presentMessage(row);
}
