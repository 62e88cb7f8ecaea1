import { asPaise, formatPaise, type Paise } from '../money.ts';

const HOUR_MS = 3_600_000;

/** What is known of an account that orders. */
export type BuyerRecord = {
  /** Whether the link in the verification mail was followed. */
  readonly isEmailVerified: boolean;
  /** Whether an order of this account was delivered. */
  readonly hasDeliveredOrder: boolean;
};

/**
 * Whether an account is more than a name typed a moment ago: a mailbox answers for it, or a parcel
 * reached it. Others may order too, but less at a time, because a cash order costs them nothing and
 * takes its pieces away from everybody else.
 */
export function isTrustedBuyer({ isEmailVerified, hasDeliveredOrder }: BuyerRecord): boolean {
  return isEmailVerified || hasDeliveredOrder;
}

/**
 * The largest total, in paise, that an account without a verified e-mail address and without a
 * delivered order may pay in cash. Several times a usual order, so that hardly any first order
 * meets it.
 */
export const UNTRUSTED_CASH_LIMIT: Paise = asPaise(5_000_00);

/** What a shopper reads whose order is too large to be paid in cash, with the two ways on. */
export const CASH_LIMIT_MESSAGE = `To pay more than ${formatPaise(UNTRUSTED_CASH_LIMIT)} in cash, please verify your e-mail address in My Account first, or pay online.`;

/** What a shopper reads before choosing cash for such an order: the browser does not know them. */
export const CASH_LIMIT_NOTE = `Above ${formatPaise(UNTRUSTED_CASH_LIMIT)}, cash on delivery is for shoppers with a verified e-mail address or an earlier delivered order.`;

/**
 * Whether only a trusted buyer may pay an order in cash on delivery.
 *
 * @param total in paise
 */
export function isCashLimited(total: Paise): boolean {
  return total > UNTRUSTED_CASH_LIMIT;
}

/**
 * Whether an order may be paid in cash on delivery.
 *
 * @param total in paise
 */
export function canPayCash(total: Paise, buyer: BuyerRecord): boolean {
  return !isCashLimited(total) || isTrustedBuyer(buyer);
}

/** Orders of one account that may be open at a time: nobody follows more, and each holds stock. */
export const MAX_OPEN_ORDERS = 20;

/** The same for an account that is not trusted yet: a few first orders, with one or two corrected. */
export const MAX_OPEN_ORDERS_UNTRUSTED = 10;

/** How many orders of an account may be open (pending or processing) at a time. */
export function openOrderLimit(buyer: BuyerRecord): number {
  return isTrustedBuyer(buyer) ? MAX_OPEN_ORDERS : MAX_OPEN_ORDERS_UNTRUSTED;
}

/** What a shopper reads who has as many open orders as the shop keeps, with the ways on. */
export function openOrderLimitMessage(buyer: BuyerRecord): string {
  const wait = `You have ${openOrderLimit(buyer)} open orders, the most at a time. Wait until one is on its way, or cancel one`;
  return isTrustedBuyer(buyer)
    ? `${wait}.`
    : `${wait}. With a verified e-mail address (in My Account) you can have ${MAX_OPEN_ORDERS}.`;
}

/** Orders that one account may place in {@link ORDER_RATE_WINDOW_MS}, also those cancelled since. */
export const MAX_ORDERS_PER_WINDOW = 20;

/** The time in which orders are counted, in ms. */
export const ORDER_RATE_WINDOW_MS = HOUR_MS;

/** Pieces of one product that an account may always hold, so that small stocks can be bought out. */
export const ALWAYS_BUYABLE_PIECES = 10;

/**
 * The most pieces of one product that an account may hold in its open orders: half of what nobody
 * else holds, so that one account never takes a product away from all others, but at least
 * {@link ALWAYS_BUYABLE_PIECES}.
 *
 * @param free pieces in stock plus those the account holds already
 */
export function shareLimit(free: number): number {
  return Math.max(ALWAYS_BUYABLE_PIECES, Math.floor(free / 2));
}
