import type { components } from '@haat/api-sdk/schema';
import type { Pagination } from '@haat/domain';
import { hasDeskPermission, MARKS_OF_STATE, type MessageState } from '@haat/domain/desk';
import * as shop from '../../content/messages.repository.ts';
import type { ShopContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { PageRequest } from '../../platform/database/read-page.ts';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import { changeVersioned } from '../members/change-versioned.ts';
import type { VersionedCall } from '../members/desk-call.ts';
import type { DeskMember } from '../members/desk-member.ts';
import * as messages from './desk-messages.repository.ts';

export type DeskMessageResponse = components['schemas']['DeskMessage'];

/** Finds the shoppers of messages for who may see them (product 10.5.6), by the id of the message. */
async function findShoppers(
  db: Db,
  { role }: DeskMember,
  rows: readonly shop.MessageRow[],
): Promise<ReadonlyMap<string, string>> {
  return hasDeskPermission(role, 'people.read') ? messages.findWriters(db, rows) : new Map();
}

function presentMessage(
  row: shop.MessageRow,
  shoppers: ReadonlyMap<string, string>,
): DeskMessageResponse {
  return {
    _id: row.id,
    version: row.version,
    name: row.name,
    email: row.email,
    phoneNumber: row.phone_number,
    subject: row.subject,
    body: row.body,
    read: row.is_read === 1,
    archived: row.is_archived === 1,
    answeredAt: row.answered_at === null ? null : toIsoDate(row.answered_at),
    createdAt: toIsoDate(row.created_at),
    shopperId: shoppers.get(row.id) ?? null,
  };
}

type MessageCounts = Readonly<Record<MessageState, number>>;

/** Counts the messages in a state (product 10.5.3). */
export function countMessages(db: Db, state: MessageState): Promise<number> {
  return shop.countMessages(db, MARKS_OF_STATE[state]);
}

/** Lists a results page of the messages, and counts those in each state. */
export async function listDeskMessages(
  { db }: ShopContext,
  member: DeskMember,
  filter: shop.MessageFilter,
  page: PageRequest,
): Promise<{ messages: DeskMessageResponse[]; counts: MessageCounts; pagination: Pagination }> {
  const { rows, pagination } = await shop.listMessages(db, filter, 'desc', page);
  const shoppers = await findShoppers(db, member, rows);
  return {
    messages: rows.map((row) => presentMessage(row, shoppers)),
    counts: {
      unread: await countMessages(db, 'unread'),
      read: await countMessages(db, 'read'),
      answered: await countMessages(db, 'answered'),
      archived: await countMessages(db, 'archived'),
    },
    pagination,
  };
}

/** @throws {NotFoundError} for an unknown message */
export async function getDeskMessage(
  { db }: ShopContext,
  member: DeskMember,
  messageId: string,
): Promise<DeskMessageResponse> {
  const row = await shop.getMessage(db, messageId);
  if (row === undefined) throw new NotFoundError('Message');
  return presentMessage(row, await findShoppers(db, member, [row]));
}

/**
 * Marks a message as read, put away or answered, or takes the mark back (product 10.5.2). The log has
 * the marks alone.
 *
 * @throws {NotFoundError} for an unknown message
 * @throws {ChangedMeanwhileError} (412) with the present message when it has another version
 */
export async function updateDeskMessage(
  context: ShopContext,
  call: VersionedCall,
  input: components['schemas']['UpdateDeskMessageRequest'],
): Promise<DeskMessageResponse> {
  const { id: messageId } = call;
  return changeVersioned(context, call, {
    operation: 'updateDeskMessage',
    request: { messageId, input },
    action: 'message.marked',
    subject: { kind: 'message', id: messageId },
    isPersonal: true,
    async lock(transaction) {
      const row = await messages.lockMessage(transaction, messageId);
      if (row === undefined) throw new NotFoundError('Message');
      return row;
    },
    present: async (row, transaction) =>
      presentMessage(row, await findShoppers(transaction, call.member, [row])),
    apply(transaction, row, now) {
      const { read, archived, answered } = input;
      const answeredAt = answered ? (row.answered_at ?? now) : null;
      return messages.updateMessage(transaction, messageId, {
        is_read: (read ?? row.is_read === 1) ? 1 : 0,
        is_archived: (archived ?? row.is_archived === 1) ? 1 : 0,
        answered_at: answered === undefined ? row.answered_at : answeredAt,
      });
    },
  });
}
