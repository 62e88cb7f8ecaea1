import { isOrderOpen } from '@haat/domain';
import type { Schemas } from '../contract/operation-types.ts';
import type { TestSession } from '../entities.ts';
import { conflict, orNotFound, WRONG_PASSWORD, wrongField } from '../requests/mock-shop-error.ts';
import { ACCESS_COOKIE, type Cookies } from '../requests/session-cookies.ts';
import type { TestShop } from '../test-shop.ts';
import { done, type OperationHandlers, requireShopper } from './operation-handler.ts';
import { presentOrder } from './orders.ts';
import { forgetStockAlerts, listStockAlerts } from './stock-alerts.ts';
import { dropPendingEmail, presentUser, revokeSession } from './users.ts';

/** A shopper's sessions, the copy of the data, and the deletion of the account. */
export const accountHandlers = {
  listSessions({ shopper, cookies }, shop) {
    return done('Sessions', { sessions: listSessions(shop, requireShopper(shopper)._id, cookies) });
  },

  endSession({ shopper, path, cookies, setSession }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const session = orNotFound(
      shop.sessions.find((one) => one._id === path.id && one.userId === userId),
      'Session',
    );
    revokeSession(shop, session);
    if (isCurrent(session, cookies)) setSession(null);
    return done('Session ended', null);
  },

  endOtherSessions({ shopper, cookies }, shop) {
    const user = requireShopper(shopper);
    shop.sessions = shop.sessions.filter(
      (session) => session.userId !== user._id || isCurrent(session, cookies),
    );
    const asking = shop.emailChangeSessions.get(user._id);
    if (asking === undefined || !isCurrent(asking, cookies)) dropPendingEmail(shop, user);
    return done('All other sessions ended', null);
  },

  exportAccount({ shopper, cookies }, shop) {
    const user = requireShopper(shopper);
    const { _id: userId } = user;
    const orders = shop.orders.filter((order) => order.userId === userId).toReversed();
    const addedAt = shop.now();
    return done('Your data', {
      exportedAt: shop.now(),
      profile: presentUser(user),
      addresses: shop.addresses
        .filter((address) => address.userId === userId)
        .map(({ userId: _, ...address }) => address),
      orders: orders.map(presentOrder),
      payments: shop.payments
        .filter((payment) => payment.userId === userId)
        .map(({ paymentId, orderId, provider, amount, currency, status }) => ({
          ...{ paymentId, orderId, provider, amount, currency, status },
          createdAt: shop.findOrder(orderId).createdAt,
          updatedAt: shop.findOrder(orderId).createdAt,
        })),
      returns: orders.flatMap(({ _id, orderNumber, returnStatus, returnReason }) =>
        returnStatus === null
          ? []
          : [
              {
                orderId: _id,
                orderNumber,
                status: returnStatus,
                reason: returnReason,
                requestedAt: null,
              },
            ],
      ),
      refunds: [],
      deskMemberships: [],
      cart: shop.cartOf(userId).map(({ productId, quantity }) => {
        const { name, price } = shop.findProduct(productId);
        return { productId, name, quantity, price, addedAt };
      }),
      wishlist: shop
        .wishlistOf(userId)
        .map((productId) => ({ productId, name: shop.findProduct(productId).name, addedAt })),
      stockAlerts: listStockAlerts(shop, user),
      reviews: shop.reviews.filter((review) => review.userId._id === userId),
      emailChanges: shop.mails
        .filter((mail) => mail.kind === 'undo-email-change' && mail.userId === userId)
        .map(({ to }) => ({ formerEmail: to, changedAt: addedAt, undoUntil: addedAt })),
      sessions: listSessions(shop, userId, cookies),
    });
  },

  deleteAccount({ shopper, body, setSession }, shop) {
    const user = requireShopper(shopper);
    if (body.currentPassword !== user.password) {
      throw wrongField('currentPassword', WRONG_PASSWORD, { code: 'wrong_password' });
    }
    assertNoOpenOrders(shop, user._id);
    shop.users = shop.users.filter((one) => one !== user);
    shop.sessions = shop.sessions.filter(({ userId }) => userId !== user._id);
    shop.addresses = shop.addresses.filter(({ userId }) => userId !== user._id);
    shop.reviews = shop.reviews.filter(({ userId }) => userId._id !== user._id);
    shop.carts.delete(user._id);
    shop.wishlists.delete(user._id);
    forgetStockAlerts(shop, user);
    // The links in earlier mails go with the account.
    shop.mails = shop.mails.filter(({ userId }) => userId !== user._id);
    shop.mails.push({ kind: 'account-deleted', userId: user._id, to: user.email, token: '' });
    setSession(null);
    return done('Account deleted', null);
  },
} satisfies Partial<OperationHandlers>;

function isCurrent({ accessToken }: TestSession, cookies: Cookies): boolean {
  return accessToken === cookies.get(ACCESS_COOKIE);
}

function listSessions(shop: TestShop, userId: string, cookies: Cookies): Schemas['Session'][] {
  return shop.sessions
    .filter((session) => session.userId === userId)
    .toReversed()
    .map((session) => ({
      _id: session._id,
      device: session.device,
      isCurrent: isCurrent(session, cookies),
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
    }));
}

/** @throws MockShopError 409 naming the shopper's open orders */
function assertNoOpenOrders(shop: TestShop, userId: string): void {
  const open = shop.orders
    .filter((order) => order.userId === userId)
    .filter((order) =>
      isOrderOpen({
        ...order,
        payments: shop.payments
          .filter(({ orderId }) => orderId === order._id)
          .map(({ status }) => status),
      }),
    )
    .toReversed();
  if (open.length === 0) return;
  const numbers = open.map(({ orderNumber }) => orderNumber).join(', ');
  throw conflict(
    'orders_open',
    `Still open: ${numbers}. Please cancel them or wait until they are done; about a return or a refund, please write to us.`,
    open.map(({ _id, orderNumber }) => ({
      field: `orders.${_id}`,
      message: `${orderNumber} is still open.`,
    })),
  );
}
