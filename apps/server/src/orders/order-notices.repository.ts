import { DESK_ROLES, isToldOfOrders } from '@haat/domain/desk';
import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';
import { createId } from '../platform/security/ids.ts';
import { findMailOf } from './order-mails.repository.ts';

type OrderRow = Row<'orders'>;

const TOLD_ROLES = DESK_ROLES.filter(isToldOfOrders);

/**
 * Queues the notices of a new order, in the transaction that confirms it and after its lines were stored
 * (product 10.2.12).
 *
 * @param before null for an order that is being placed
 */
export async function queueOrderNotices(
  transaction: Db,
  before: OrderRow | null,
  after: OrderRow,
): Promise<void> {
  if (findMailOf(before, after) !== 'confirmed') return;
  const members = await listTold(transaction, after.id);
  if (members.length === 0) return;
  const userIds = members.map(({ id }) => id);
  const queued_at = after.updated_at;
  const toNotice = (user_id: string, session_id: string | null): NewRow<'order_notices'> => ({
    ...{ id: createId(queued_at), order_id: after.id, user_id, session_id },
    ...{ queued_at, try_at: queued_at },
  });
  const notices = [
    ...members.filter(({ isMailed }) => isMailed).map(({ id }) => toNotice(id, null)),
    ...(await listBrowsers(transaction, userIds, queued_at)).map(({ user_id, session_id }) =>
      toNotice(user_id, session_id),
    ),
  ];
  if (notices.length > 0) await transaction.insertInto('order_notices').values(notices).execute();
}

/** Lists who is told of an order: of the group members those whose group has a line in it. */
async function listTold(
  transaction: Db,
  orderId: string,
): Promise<{ id: string; isMailed: boolean }[]> {
  const rows = await transaction
    .selectFrom('users as user')
    .leftJoin('desk_members as member', 'member.user_id', 'user.id')
    .select(['user.id', 'user.email_verified_at', 'user.notice_mails'])
    .where('user.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('user.role', '=', 'admin'), eb('member.role', 'in', TOLD_ROLES)]))
    .where((eb) =>
      eb.or([
        eb('member.maker_id', 'is', null),
        eb('user.role', '=', 'admin'),
        eb.exists(
          eb
            .selectFrom('order_lines as line')
            .select('line.position')
            .where('line.order_id', '=', orderId)
            .whereRef('line.maker_id', '=', 'member.maker_id'),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id, email_verified_at, notice_mails }) => ({
    id,
    isMailed: email_verified_at !== null && notice_mails === 1,
  }));
}

/** Lists the browsers of these members whose session has not ended. @param now epoch ms */
function listBrowsers(
  db: Db,
  userIds: readonly string[],
  now: number,
): Promise<{ user_id: string; session_id: string }[]> {
  return db
    .selectFrom('push_subscriptions as browser')
    .innerJoin('session_families as session', 'session.id', 'browser.session_id')
    .select(['browser.user_id', 'browser.session_id'])
    .where('browser.user_id', 'in', userIds)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .execute();
}
