import type { components } from '@haat/api-sdk/schema';
import { asPaise, paiseToRupees } from '@haat/domain';
import type { EmailChangeRow } from '../accounts/email-changes.repository.ts';
import { presentSession } from '../accounts/sessions/sessions.presenter.ts';
import { presentOwnUser } from '../accounts/users.presenter.ts';
import { presentAddress } from '../addresses/addresses.presenter.ts';
import type { NamedCartLine } from '../cart/cart.repository.ts';
import type { MessageRow } from '../content/messages.repository.ts';
import { presentMember } from '../desk/members/members.presenter.ts';
import type { ListedMember } from '../desk/members/members.repository.ts';
import type { RefundRow } from '../desk/orders/desk-orders.repository.ts';
import { presentOrder } from '../orders/orders.presenter.ts';
import type { PaymentRow } from '../payments/payments.repository.ts';
import { toIsoDate } from '../platform/http/iso-date.ts';
import { presentReview } from '../reviews/reviews.presenter.ts';
import { presentStockAlert } from '../stock-alerts/stock-alerts.presenter.ts';
import type { NamedWishlistItem } from '../wishlist/wishlist.repository.ts';
import type { AccountData, Pages, ReturnedOrder } from './account-export.service.ts';

type Schemas = components['schemas'];
type AccountExport = Schemas['AccountExport'];

/** The lists of an export. */
type ExportLists = {
  readonly [Name in keyof AccountExport as AccountExport[Name] extends readonly unknown[]
    ? Name
    : never]: AsyncIterable<AccountExport[Name]>;
};

/**
 * Presents an account's data in the contract's shape.
 *
 * @returns the parts of the JSON text of an `AccountExport`; taking a part reads at most one page
 */
export async function* presentAccountExport(data: AccountData): AsyncGenerator<string> {
  const head = { exportedAt: toIsoDate(data.exportedAt), profile: presentOwnUser(data.user) };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, pages] of Object.entries(presentLists(data))) {
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

function presentLists(data: AccountData): ExportLists {
  return {
    addresses: mapPages(data.addresses, presentAddress),
    orders: mapPages(data.orders, presentOrder),
    payments: mapPages(data.payments, presentPayment),
    returns: mapPages(data.returns, presentReturn),
    refunds: mapPages(data.refunds, presentRefund),
    cart: mapPages(data.cart, presentCartLine),
    wishlist: mapPages(data.wishlist, presentWishlistItem),
    stockAlerts: mapPages(data.stockAlerts, presentStockAlert),
    reviews: mapPages(data.reviews, presentReview),
    messages: mapPages(data.messages, presentMessage),
    emailChanges: mapPages(data.emailChanges, presentEmailChange),
    sessions: mapPages(data.sessions, (session) => presentSession(session, data.currentSessionId)),
    deskMemberships: mapPages(data.deskMemberships, presentMembership),
  };
}

async function* mapPages<Item, Presented>(
  pages: Pages<Item>,
  present: (item: Item) => Presented,
): AsyncGenerator<Presented[]> {
  for await (const page of pages) yield page.map((item) => present(item));
}

function presentPayment(payment: PaymentRow): Schemas['ExportedPayment'] {
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

function presentReturn(order: ReturnedOrder): Schemas['ExportedReturn'] {
  const requestedAt = order.return_requested_at;
  return {
    orderId: order.id,
    orderNumber: order.order_number,
    status: order.return_status,
    reason: order.return_reason,
    requestedAt: requestedAt === null ? null : toIsoDate(requestedAt),
  };
}

function presentRefund(refund: RefundRow): Schemas['ExportedRefund'] {
  return {
    orderId: refund.order_id,
    amount: refund.amount_paise,
    currency: 'INR',
    method: refund.method,
    reference: refund.reference,
    createdAt: toIsoDate(refund.created_at),
  };
}

function presentMessage(message: MessageRow): Schemas['ExportedMessage'] {
  const { name, email, phone_number: phoneNumber, subject, body } = message;
  const createdAt = toIsoDate(message.created_at);
  return { name, email, phoneNumber, subject, body, createdAt };
}

function presentCartLine(line: NamedCartLine): Schemas['ExportedCartLine'] {
  return {
    productId: line.product_id,
    name: line.name,
    quantity: line.quantity,
    price: paiseToRupees(asPaise(line.added_price_paise)),
    addedAt: toIsoDate(line.created_at),
  };
}

function presentWishlistItem(item: NamedWishlistItem): Schemas['ExportedWish'] {
  return { productId: item.product_id, name: item.name, addedAt: toIsoDate(item.created_at) };
}

function presentEmailChange(change: EmailChangeRow): Schemas['ExportedEmailChange'] {
  return {
    formerEmail: change.old_email,
    changedAt: toIsoDate(change.created_at),
    undoUntil: toIsoDate(change.expires_at),
  };
}

function presentMembership(member: ListedMember): Schemas['ExportedDeskMembership'] {
  const { role, maker, since } = presentMember(member);
  return { role, maker, since };
}
