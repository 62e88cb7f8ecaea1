import type { components } from '@haat/api-sdk/schema';
import { asPaise, paiseToRupees } from '@haat/domain';
import { requireUser } from '../accounts/account-user.ts';
import { listEmailChanges } from '../accounts/email-changes.repository.ts';
import { type AttemptLimit, countAttempt } from '../accounts/passwords/attempt-limits.ts';
import { listSessions } from '../accounts/sessions/own-sessions.ts';
import { presentOwnUser } from '../accounts/users.presenter.ts';
import type { UserRow } from '../accounts/users.repository.ts';
import { presentAddress } from '../addresses/addresses.presenter.ts';
import { listAddresses } from '../addresses/addresses.repository.ts';
import type { Caller, Session, ShopContext } from '../context.ts';
import { presentOrder } from '../orders/orders.presenter.ts';
import { listLinesOfOrders, type OrderRow } from '../orders/orders.repository.ts';
import type { PaymentRow } from '../payments/payments.repository.ts';
import { toIsoDate } from '../platform/http/iso-date.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { presentReview } from '../reviews/reviews.presenter.ts';
import { listReviews } from '../reviews/reviews.repository.ts';
import {
  listNamedCartLines,
  listNamedWishes,
  listOrderPage,
  listPaymentPage,
  listReturnPage,
  type PageEnd,
} from './account-export.repository.ts';

type Schemas = components['schemas'];
type AccountExport = Schemas['AccountExport'];

/** Exports per account: each reads all of its rows. */
const EXPORT_LIMIT: AttemptLimit = { name: 'account-export', max: 5, windowMs: 60 * 60_000 };

/** Rows that are read at a time. */
const PAGE_SIZE = 100;

/** The lists of an export, each in pages. */
type ListPages = {
  readonly [Name in keyof AccountExport as AccountExport[Name] extends readonly unknown[]
    ? Name
    : never]: AsyncIterable<AccountExport[Name]>;
};

/**
 * Everything the shop keeps about the shopper, as the JSON text of an `AccountExport` in parts: it is
 * read page by page as the parts are taken, so that no account is too large for the memory.
 *
 * @throws {TooManyAttemptsError} (429) after 5 exports in an hour
 * @throws {UnauthenticatedError} when the account is gone
 */
export async function startExport(
  context: ShopContext,
  caller: Caller,
  session: Session,
): Promise<AsyncIterable<string>> {
  await countAttempt(context, EXPORT_LIMIT, session.userId);
  const user = await requireUser(context.db, session);
  logSecurityEvent(caller, { event: 'account-exported', userId: user.id });
  return writeExport(context, session, user);
}

async function* writeExport(
  context: ShopContext,
  session: Session,
  { password_hash: _, ...user }: UserRow,
): AsyncGenerator<string> {
  const head = {
    exportedAt: toIsoDate(context.now()),
    profile: presentOwnUser(user),
  };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, pages] of Object.entries(createListPages(context, session))) {
    yield `,${JSON.stringify(name)}:[`;
    let isFirst = true;
    for await (const page of pages) {
      if (page.length === 0) continue;
      yield `${isFirst ? '' : ','}${JSON.stringify(page).slice(1, -1)}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '}';
}

function createListPages(context: ShopContext, session: Session): ListPages {
  const { db } = context;
  const { userId } = session;
  return {
    addresses: once(async () => (await listAddresses(db, userId)).map(presentAddress)),
    orders: paged(
      (end) => listOrderPage(db, userId, end, PAGE_SIZE),
      async (orders) => {
        const lines = await listLinesOfOrders(
          db,
          orders.map(({ id }) => id),
        );
        const linesOf = Map.groupBy(lines, (line) => line.order_id);
        return orders.map((order) => presentOrder(order, linesOf.get(order.id) ?? []));
      },
    ),
    payments: paged(
      (end) => listPaymentPage(db, userId, end, PAGE_SIZE),
      async (payments) => payments.map(exportPayment),
    ),
    returns: paged(
      (end) => listReturnPage(db, userId, end, PAGE_SIZE),
      async (orders) => orders.flatMap(exportReturn),
    ),
    cart: once(async () =>
      (await listNamedCartLines(db, userId)).map((line) => ({
        productId: line.product_id,
        name: line.name,
        quantity: line.quantity,
        price: paiseToRupees(asPaise(line.added_price_paise)),
        addedAt: toIsoDate(line.created_at),
      })),
    ),
    wishlist: once(async () =>
      (await listNamedWishes(db, userId)).map((wish) => ({
        productId: wish.product_id,
        name: wish.name,
        addedAt: toIsoDate(wish.created_at),
      })),
    ),
    reviews: reviewPages(context, userId),
    emailChanges: once(async () =>
      (await listEmailChanges(db, userId)).map((change) => ({
        formerEmail: change.old_email,
        changedAt: toIsoDate(change.created_at),
        undoUntil: toIsoDate(change.expires_at),
      })),
    ),
    sessions: once(() => listSessions(context, session)),
  };
}

/** A list that is bounded anyway, in one page. */
async function* once<Item>(read: () => Promise<Item[]>): AsyncGenerator<Item[]> {
  yield await read();
}

/** A list of any length, each page after the end of the one before. */
async function* paged<Row extends NonNullable<PageEnd>, Item>(
  read: (end: PageEnd) => Promise<Row[]>,
  present: (rows: readonly Row[]) => Promise<Item[]>,
): AsyncGenerator<Item[]> {
  let end: PageEnd;
  for (;;) {
    const rows = await read(end);
    yield await present(rows);
    end = rows.at(-1);
    if (rows.length < PAGE_SIZE) return;
  }
}

async function* reviewPages(
  { db }: ShopContext,
  userId: string,
): AsyncGenerator<Schemas['Review'][]> {
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const page = { limit: PAGE_SIZE, offset };
    const rows = await listReviews(db, { userId }, '-createdAt', page);
    yield rows.map(presentReview);
    if (rows.length < PAGE_SIZE) return;
  }
}

function exportPayment(payment: PaymentRow): Schemas['ExportedPayment'] {
  return {
    paymentId: payment.id,
    orderId: payment.order_id,
    provider: payment.provider,
    amount: payment.amount_paise,
    currency: 'INR',
    status: payment.status,
    createdAt: toIsoDate(payment.created_at),
    updatedAt: toIsoDate(payment.updated_at),
  };
}

function exportReturn(order: OrderRow): Schemas['ExportedReturn'][] {
  if (order.return_status === null) return [];
  const requestedAt = order.return_requested_at;
  return [
    {
      orderId: order.id,
      orderNumber: order.order_number,
      status: order.return_status,
      reason: order.return_reason,
      requestedAt: requestedAt === null ? null : toIsoDate(requestedAt),
    },
  ];
}
