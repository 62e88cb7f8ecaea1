import { requireUser, type User, withoutPassword } from '../accounts/account-user.ts';
import { type EmailChangeRow, listEmailChanges } from '../accounts/email-changes.repository.ts';
import { type AttemptLimit, countAttempt } from '../accounts/passwords/attempt-limits.ts';
import { listSessions } from '../accounts/sessions/own-sessions.service.ts';
import type { OpenSession } from '../accounts/sessions/sessions.repository.ts';
import { type AddressRow, listAddresses } from '../addresses/addresses.repository.ts';
import { listNamedCartLines, type NamedCartLine } from '../cart/cart.repository.ts';
import { listMessagesOfUser, type MessageRow } from '../content/messages.repository.ts';
import type { Caller, Session, ShopContext } from '../context.ts';
import { type ListedMember, listMembershipsOfUser } from '../desk/members/members.repository.ts';
import { listRefunds, type RefundRow } from '../desk/orders/desk-orders.repository.ts';
import {
  listOrders,
  loadWholeOrders,
  type OrderRow,
  type WholeOrder,
} from '../orders/orders.repository.ts';
import { listPaymentsOfUser, type PaymentRow } from '../payments/payments.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { Page, PageRequest } from '../platform/database/read-page.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { listReviews, type ReviewRow } from '../reviews/reviews.repository.ts';
import type { NamedStockAlert } from '../stock-alerts/stock-alerts.repository.ts';
import { listStockAlertsOfUser } from '../stock-alerts/stock-alerts.service.ts';
import { listNamedWishlistItems, type NamedWishlistItem } from '../wishlist/wishlist.repository.ts';

/** Exports per account; each export reads all rows of the account. */
const EXPORT_LIMIT: AttemptLimit = { name: 'account-export', max: 5, windowMs: 60 * 60_000 };

/** Rows per query. */
const PAGE_SIZE = 100;

/** A list that is read one page at a time. */
export type Pages<Item> = AsyncIterable<readonly Item[]>;

/** An order whose return was requested. */
export type ReturnedOrder = OrderRow & { return_status: NonNullable<OrderRow['return_status']> };

/** Everything that the shop stores about a shopper. The pages of a list can be read once. */
export interface AccountData {
  /** Epoch ms. */
  readonly exportedAt: number;
  readonly user: User;
  /** Id of the session that asked for the export. */
  readonly currentSessionId: string;
  readonly addresses: Pages<AddressRow>;
  readonly orders: Pages<WholeOrder>;
  readonly payments: Pages<PaymentRow>;
  readonly returns: Pages<ReturnedOrder>;
  /** Of each page of orders. */
  readonly refunds: Pages<RefundRow>;
  readonly cart: Pages<NamedCartLine>;
  readonly wishlist: Pages<NamedWishlistItem>;
  readonly stockAlerts: Pages<NamedStockAlert>;
  readonly reviews: Pages<ReviewRow>;
  readonly messages: Pages<MessageRow>;
  readonly emailChanges: Pages<EmailChangeRow>;
  readonly sessions: Pages<OpenSession>;
  /** One, or none. */
  readonly deskMemberships: Pages<ListedMember>;
}

/**
 * Exports the shopper's account. Its lists are read page by page while the export is sent, so that
 * the size of an account does not determine the memory it takes.
 *
 * @throws {TooManyAttemptsError} (429) after 5 exports in an hour
 * @throws {UnauthenticatedError} when the account was deleted
 */
export async function exportAccount(
  context: ShopContext,
  caller: Caller,
  session: Session,
): Promise<AccountData> {
  const { db } = context;
  const { userId } = session;
  await countAttempt(context, EXPORT_LIMIT, userId);
  const user = await requireUser(db, session);
  logSecurityEvent(caller, { event: 'account-exported', userId });
  return {
    exportedAt: context.now(),
    user: withoutPassword(user),
    currentSessionId: session.refreshTokenFamilyId,
    addresses: listOnce(() => listAddresses(db, userId)),
    orders: listWholeOrders(db, userId),
    payments: listPages((page) => listPaymentsOfUser(db, userId, page)),
    returns: listReturns(db, userId),
    refunds: listOrderRefunds(db, userId),
    cart: listOnce(() => listNamedCartLines(db, userId)),
    wishlist: listOnce(() => listNamedWishlistItems(db, userId)),
    stockAlerts: listOnce(() => listStockAlertsOfUser(db, user)),
    reviews: listPages((page) => listReviews(db, { userId }, { ...page, sort: '-createdAt' })),
    messages: listPages((page) => listMessagesOfUser(db, userId, page)),
    emailChanges: listOnce(() => listEmailChanges(db, userId)),
    sessions: listOnce(() => listSessions(context, session)),
    deskMemberships: listOnce(() => listMembershipsOfUser(db, userId)),
  };
}

/** Reads a list of limited length as one page. */
async function* listOnce<Item>(list: () => Promise<Item[]>): AsyncGenerator<Item[]> {
  yield await list();
}

/** Reads a list of any length. */
async function* listPages<Row>(
  list: (page: PageRequest) => Promise<Page<Row>>,
): AsyncGenerator<Row[]> {
  let hasNext = true;
  for (let page = 1; hasNext; page += 1) {
    const { rows, pagination } = await list({ page, limit: PAGE_SIZE });
    yield rows;
    ({ hasNext } = pagination);
  }
}

function listOrderPages(db: Db, userId: string): AsyncGenerator<OrderRow[]> {
  return listPages((page) => listOrders(db, userId, page));
}

async function* listWholeOrders(db: Db, userId: string): AsyncGenerator<WholeOrder[]> {
  for await (const orders of listOrderPages(db, userId)) yield await loadWholeOrders(db, orders);
}

async function* listReturns(db: Db, userId: string): AsyncGenerator<ReturnedOrder[]> {
  for await (const orders of listOrderPages(db, userId)) {
    yield orders.filter((order): order is ReturnedOrder => order.return_status !== null);
  }
}

async function* listOrderRefunds(db: Db, userId: string): AsyncGenerator<RefundRow[]> {
  for await (const orders of listOrderPages(db, userId)) {
    const ids = orders.map(({ id }) => id);
    const refunds = Map.groupBy(await listRefunds(db, ids), (refund) => refund.order_id);
    yield ids.flatMap((id) => refunds.get(id) ?? []);
  }
}
