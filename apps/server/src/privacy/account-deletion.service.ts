import { deleteAccountSchema, isOrderUnderWay, openOrderField } from '@haat/domain';
import { mailAccountDeleted } from '../accounts/account-mails.ts';
import { createWrongPasswordError, requireUser } from '../accounts/account-user.ts';
import { listEmailChanges } from '../accounts/email-changes.repository.ts';
import { checkPassword } from '../accounts/passwords/password-check.ts';
import {
  createTombstone,
  deleteUser,
  getUserById,
  lockUserForDeletion,
  type UserRow,
} from '../accounts/users.repository.ts';
import { deleteMessagesOfEmail } from '../content/messages.repository.ts';
import type { Caller, Session, ShopContext } from '../context.ts';
import { erasePersonalFields } from '../desk/audit/audit.repository.ts';
import { leaveDesk } from '../desk/members/member-changes.ts';
import { ConflictError } from '../errors.ts';
import { deleteUnusedUpload } from '../media/media.repository.ts';
import { deleteObjects } from '../media/stored-pictures.ts';
import { anonymizeOrders, lockOrdersOfUser } from '../orders/orders.repository.ts';
import { listPaymentStatuses, movePayments } from '../payments/payments.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { parseForm } from '../platform/http/parse-form.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { createId } from '../platform/security/ids.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import { deleteReviewsOfUser } from '../reviews/reviews.service.ts';
import { deleteStockAlertsOfEmail } from '../stock-alerts/stock-alerts.service.ts';

/** Maximum number of orders that the error message names; it counts the others. */
const MAX_NAMED = 5;
/** Maximum number of orders in `fieldErrors`. */
const MAX_LISTED = 100;

/**
 * Deletes the shopper's account. Orders and payments move to a tombstone without personal data; all
 * other rows of the user are deleted, including the sessions, and so is what the e-mail address waits for,
 * and what it wrote to the shop. The desk's log and refunds lose what is personal. A notice is mailed to the e-mail address
 * and to previous addresses that an undo could still restore, because somebody may have taken the
 * account over from their owner.
 *
 * The deletion and concurrent writes of the user wait for one another: an order that is placed at the
 * same time either prevents the deletion or fails.
 *
 * @throws {InvalidInputError} when the password is wrong
 * @throws {TooManyAttemptsError} after too many wrong passwords; see `getGuessDelay`
 * @throws {ConflictError} for the last owner of the desk (product 10.1.3), and while orders are open;
 *   `fieldErrors` names each of these
 * @throws {UnauthenticatedError} when the account was deleted meanwhile
 */
export async function deleteAccount(
  context: ShopContext,
  caller: Caller,
  session: Session,
  input: unknown,
): Promise<void> {
  const { currentPassword } = parseForm(deleteAccountSchema, input);
  const user = await requireUser(context.db, session);
  const account = { emailKey: user.email_key, userId: user.id, passwordHash: user.password_hash };
  const isCorrect = await checkPassword(
    context,
    caller,
    account,
    currentPassword,
    'password-check',
  );
  if (!isCorrect) throw createWrongPasswordError('currentPassword');
  const { emails, objects } = await runTransaction(context.db, (transaction) =>
    replaceByTombstone(context, transaction, user),
  );
  await deleteObjects(context, objects);
  logSecurityEvent(caller, { event: 'account-deleted', userId: user.id });
  const { language } = user;
  for (const email of emails) mailAccountDeleted(context, { email, language });
}

/** @returns the e-mail addresses to notify, and the objects of the user's pictures */
async function replaceByTombstone(
  context: ShopContext,
  transaction: Db,
  user: UserRow,
): Promise<{ emails: Iterable<string>; objects: readonly string[] }> {
  if (!(await lockUserForDeletion(transaction, user.id, user.password_hash))) {
    // The password changed after it was compared.
    throw createWrongPasswordError('currentPassword');
  }
  const now = context.now();
  await leaveDesk(transaction, user.id, now);
  await assertNoOpenOrders(transaction, user.id);
  await erasePersonalFields(transaction, user.id);
  const objects = await deleteReviewsOfUser(transaction, user.id);
  const tombstoneId = createId(now);
  await createTombstone(transaction, tombstoneId, now);
  await anonymizeOrders(transaction, user.id, tombstoneId);
  await movePayments(transaction, user.id, tombstoneId);
  const current = await getUserById(transaction, user.id);
  const changes = await listEmailChanges(transaction, user.id);
  const former = changes.filter(
    ({ closed_at, expires_at }) => closed_at === null && expires_at > now,
  );
  await deleteStockAlertsOfEmail(transaction, current?.email ?? user.email);
  // A message from before an account that never proved its address may be somebody else's.
  const { email, email_verified_at: verifiedAt, created_at: createdAt } = current ?? user;
  const since = verifiedAt === null ? createdAt : 0;
  // Messages without an address are of others.
  if (email !== '') await deleteMessagesOfEmail(transaction, toTextKey(email), since);
  await deleteUser(transaction, user.id);
  if (typeof current?.avatar_hash === 'string') {
    objects.push(...(await deleteUnusedUpload(transaction, current.avatar_hash)));
  }
  const emails = new Set([
    current?.email ?? user.email,
    ...former.map((change) => change.old_email),
  ]);
  return { emails, objects };
}

/** @throws {ConflictError} that names the open orders */
async function assertNoOpenOrders(transaction: Db, userId: string): Promise<void> {
  const orders = await lockOrdersOfUser(transaction, userId);
  const payments = await listPaymentStatuses(transaction, userId);
  const paymentsByOrder = Map.groupBy(payments, (payment) => payment.order_id);
  const open = orders
    .filter((order) =>
      isOrderUnderWay({
        status: order.status,
        returnStatus: order.return_status,
        paymentStatus: order.payment_status,
        isRefundDue:
          order.refunded_at === null &&
          (order.payment_status === 'refund_due' ||
            order.return_status === 'returned' ||
            order.returned_paise > 0),
        payments: (paymentsByOrder.get(order.id) ?? []).map(({ status }) => status),
      }),
    )
    .toSorted((a, b) => b.created_at - a.created_at);
  if (open.length === 0) return;
  const named = open.slice(0, MAX_NAMED).map((order) => order.order_number);
  const others = open.length > MAX_NAMED ? ` and ${open.length - MAX_NAMED} more` : '';
  throw new ConflictError(
    'orders_open',
    `Still open: ${named.join(', ')}${others}. Please cancel them or wait until they are done; about a return or a refund, please write to us.`,
    open.slice(0, MAX_LISTED).map((order) => ({
      field: openOrderField(order.id),
      message: `${order.order_number} is still open.`,
    })),
  );
}
