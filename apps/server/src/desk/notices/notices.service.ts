import type { components } from '@haat/api-sdk/schema';
import { hasDeskPermission, isPushAddress } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { InvalidInputError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { isPushKey } from '../../platform/push/push-keys.ts';
import { recordChange } from '../audit/record-change.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { countMessages } from '../messages/desk-messages.service.ts';
import { countOrders } from '../orders/desk-orders.repository.ts';
import * as notices from './notices.repository.ts';

type Schemas = components['schemas'];

/** Reads how a member is told of new orders, and whether this session's browser shows them. */
export async function readNotices(
  { db, push }: ShopContext,
  { userId, sessionId }: DeskMember,
): Promise<Schemas['DeskNotices']> {
  const choices = await notices.getNoticeChoices(db, userId);
  const browser = await notices.getBrowser(db, sessionId);
  return {
    byMail: choices.notice_mails === 1,
    isEmailVerified: choices.email_verified_at !== null,
    pushLanguage: browser?.language ?? null,
    pushKey: push.publicKey,
  };
}

/** Switches the mails about new orders on or off (product 10.2.13). */
export async function setMails(
  context: ShopContext,
  member: DeskMember,
  { byMail }: Schemas['UpdateDeskNoticesRequest'],
): Promise<Schemas['DeskNotices']> {
  await runTransaction(context.db, async (transaction) => {
    const { notice_mails } = await notices.getNoticeChoices(transaction, member.userId);
    if ((notice_mails === 1) === byMail) return;
    await notices.setNoticeMails(transaction, member.userId, byMail);
    await record(transaction, member, { noticesByMail: byMail }, context.now());
  });
  return readNotices(context, member);
}

/**
 * Has this session's browser show new orders, in place of what it was before (product 10.2.14).
 *
 * @throws {InvalidInputError} (400) for an address of no known push service, and a key that is none
 */
export async function setPush(
  context: ShopContext,
  member: DeskMember,
  { endpoint, p256dh, auth, language }: Schemas['SetDeskPushRequest'],
): Promise<Schemas['DeskNotices']> {
  if (!isPushAddress(endpoint) || !isPushKey(p256dh)) {
    const message = 'The shop sends nothing to this push service.';
    throw new InvalidInputError(message, [{ field: 'endpoint', message }]);
  }
  const { userId, sessionId } = member;
  const now = context.now();
  await runTransaction(context.db, async (transaction) => {
    const before = await notices.getBrowser(transaction, sessionId);
    const browser = { session_id: sessionId, user_id: userId, endpoint, p256dh, auth, language };
    await notices.storeBrowser(transaction, { ...browser, created_at: now });
    if (before !== undefined) return;
    await record(transaction, member, { noticesByPush: true }, now);
  });
  return readNotices(context, member);
}

/** Has this session's browser show no new orders any more. */
export async function deletePush(
  context: ShopContext,
  member: DeskMember,
): Promise<Schemas['DeskNotices']> {
  await runTransaction(context.db, async (transaction) => {
    if ((await notices.getBrowser(transaction, member.sessionId)) === undefined) return;
    await notices.deleteBrowser(transaction, member.sessionId);
    await record(transaction, member, { noticesByPush: false }, context.now());
  });
  return readNotices(context, member);
}

function record(
  transaction: Db,
  { userId }: DeskMember,
  after: { noticesByMail: boolean } | { noticesByPush: boolean },
  now: number,
): Promise<void> {
  const before = Object.fromEntries(Object.entries(after).map(([field, isOn]) => [field, !isOn]));
  const subject = { kind: 'member', id: userId } as const;
  return recordChange(
    transaction,
    { userId, action: 'member.notices_changed', subject, before, after },
    now,
  );
}

/** Counts what waits for a member, for the navigation (product 10.2.15); null is what the role does not see. */
export async function countWaiting(
  { db }: ShopContext,
  { role, makerId }: DeskMember,
): Promise<Schemas['DeskWaiting']> {
  const mayRead = hasDeskPermission(role, 'orders.read');
  return {
    toPack: mayRead ? await countOrders(db, { makerId, view: 'to_pack' }) : null,
    unreadMessages: hasDeskPermission(role, 'messages') ? await countMessages(db, 'unread') : null,
  };
}
