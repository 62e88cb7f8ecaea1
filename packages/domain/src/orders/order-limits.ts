import { LANGUAGE } from '#language';
import { CASH_NOT_AVAILABLE_MESSAGE, isCashAvailable } from '../delivery/delivery-zone.ts';
import { asPaise, formatPaise, type Paise } from '../money.ts';

const HOUR_MS = 3_600_000;

/** What makes a trusted buyer: either is enough (product 4.5.1). */
export type BuyerRecord = {
  /** Whether the link in the verification mail was opened. */
  readonly isEmailVerified: boolean;
  /** Whether an order of the account has arrived, also one that came back later. */
  readonly hasDeliveredOrder: boolean;
};

/**
 * Trusts an account with a verified e-mail address or a delivered order. Others may order less at a
 * time: a cash order costs them nothing and takes pieces away from everybody else.
 */
export function isTrustedBuyer({ isEmailVerified, hasDeliveredOrder }: BuyerRecord): boolean {
  return isEmailVerified || hasDeliveredOrder;
}

/** The largest total that an untrusted account may pay in cash: several times a usual order. */
export const UNTRUSTED_CASH_LIMIT: Paise = asPaise(5_000_00);

/** Shown for an order that is too large to be paid in cash. */
export const CASH_LIMIT_MESSAGE =
  LANGUAGE === 'hi'
    ? `${formatPaise(UNTRUSTED_CASH_LIMIT)} से ज़्यादा नकद देने के लिए कृपया पहले “मेरा खाता” में अपना ईमेल पता पक्का करें, या ऑनलाइन पेमेंट करें।`
    : `To pay more than ${formatPaise(UNTRUSTED_CASH_LIMIT)} in cash, please verify your e-mail address in My Account first, or pay online.`;

/** Tells whether it depends on the buyer that a total may be paid in cash. */
export function isCashLimited(total: Paise): boolean {
  return total > UNTRUSTED_CASH_LIMIT;
}

/**
 * Tells whether a buyer may pay a total, in paise, in cash: a trusted one any, others up to
 * ₹5,000.00 (product 4.5.2). {@link findCashRejection} also looks at the pincode.
 */
export function canPayCash(total: Paise, buyer: BuyerRecord): boolean {
  return !isCashLimited(total) || isTrustedBuyer(buyer);
}

/**
 * Why an order may not be paid in cash, or null (product 4.5.2, 9.3.4).
 *
 * @param buyer null if nothing is known of the buyer, whose limit is then left to the server
 * @param pincode of the order's address; '' if unknown
 */
export function findCashRejection(
  total: Paise,
  buyer: BuyerRecord | null,
  pincode: string,
): string | null {
  if (!isCashAvailable(pincode)) return CASH_NOT_AVAILABLE_MESSAGE;
  return buyer === null || canPayCash(total, buyer) ? null : CASH_LIMIT_MESSAGE;
}

/** The most open orders of a trusted account, since each holds stock. */
export const MAX_OPEN_ORDERS = 20;

/** The most open orders of an untrusted account: a few first ones, one or two of them corrected. */
export const MAX_OPEN_ORDERS_UNTRUSTED = 10;

/**
 * The most orders that a buyer may have pending or processing at a time: 20 of a trusted one, 10 of
 * any other (product 4.5.3).
 */
export function openOrderLimit(buyer: BuyerRecord): number {
  return isTrustedBuyer(buyer) ? MAX_OPEN_ORDERS : MAX_OPEN_ORDERS_UNTRUSTED;
}

/** The message for an order above {@link openOrderLimit}; an untrusted buyer reads how to have more. */
export function openOrderLimitMessage(buyer: BuyerRecord): string {
  if (LANGUAGE === 'hi') {
    const ask = `आपके ${openOrderLimit(buyer)} ऑर्डर अभी चल रहे हैं, एक साथ इससे ज़्यादा नहीं चल सकते। किसी एक के निकलने तक रुकें, या कोई एक रद्द करें।`;
    return isTrustedBuyer(buyer)
      ? ask
      : `${ask} “मेरा खाता” में ईमेल पता पक्का करने पर ${MAX_OPEN_ORDERS} ऑर्डर चल सकते हैं।`;
  }
  const wait = `You have ${openOrderLimit(buyer)} open orders, the most at a time. Wait until one is on its way, or cancel one`;
  return isTrustedBuyer(buyer)
    ? `${wait}.`
    : `${wait}. With a verified e-mail address (in My Account) you can have ${MAX_OPEN_ORDERS}.`;
}

/** The most orders of one account in {@link ORDER_RATE_WINDOW_MS}, cancelled ones included. */
export const MAX_ORDERS_PER_WINDOW = 20;

/** The time in which orders are counted, an hour in ms (product 4.5.5). */
export const ORDER_RATE_WINDOW_MS = HOUR_MS;

/** The message for an order above {@link MAX_ORDERS_PER_WINDOW}. */
export const ORDER_RATE_MESSAGE =
  LANGUAGE === 'hi'
    ? 'आपने थोड़े समय में बहुत सारे ऑर्डर किए हैं। कृपया कुछ देर रुककर फिर ऑर्डर करें।'
    : 'You have placed many orders in a short time. Please wait a while, then order again.';

/**
 * When an account may place its next order (product 4.5.5), in epoch ms; 0 if it may at any time.
 *
 * @param oldestCounted when its {@link MAX_ORDERS_PER_WINDOW}th newest order was placed, cancelled
 *   ones included, in epoch ms; undefined if it has fewer
 */
export function nextOrderAt(oldestCounted: number | undefined): number {
  return oldestCounted === undefined ? 0 : oldestCounted + ORDER_RATE_WINDOW_MS;
}

/**
 * Pieces of one product that an account may always hold, so that small stocks can be bought out.
 */
export const ALWAYS_BUYABLE_PIECES = 10;

/**
 * The most pieces of one product in the open orders of an account (product 4.5.4): half of what nobody
 * else holds, but at least {@link ALWAYS_BUYABLE_PIECES}.
 *
 * @param free pieces in stock plus those the account already holds
 */
export function shareLimit(free: number): number {
  return Math.max(ALWAYS_BUYABLE_PIECES, Math.floor(free / 2));
}

/**
 * The most pieces of one product that an account may order on top of those in its open orders (product
 * 4.5.4); 0 or more.
 *
 * @param stock pieces in stock
 * @param held pieces in the account's open orders
 */
export function remainingShare(stock: number, held: number): number {
  return Math.max(0, shareLimit(stock + held) - held);
}

/**
 * The message for an order of more pieces than {@link remainingShare}.
 *
 * @param name of the product
 * @param most pieces that may be ordered on top of those held, 0 or more
 * @param held pieces in the account's open orders
 */
export function formatRemainingShare(name: string, most: number, held: number): string {
  if (LANGUAGE === 'hi') {
    if (held === 0) return `अभी ${name} के ज़्यादा से ज़्यादा ${most} नग ऑर्डर हो सकते हैं।`;
    return most === 0
      ? `आपने ${name} के ${held} नग ऑर्डर किए हैं। अभी एक ग्राहक को इससे ज़्यादा नहीं मिल सकते।`
      : `आपने ${name} के ${held} नग ऑर्डर किए हैं। अभी ज़्यादा से ज़्यादा ${most} नग और ऑर्डर हो सकते हैं।`;
  }
  if (held === 0) return `You can order at most ${most} of ${name} just now.`;
  const has = `You have ordered ${held} of ${name}`;
  return most === 0
    ? `${has}, the most for one shopper just now.`
    : `${has} and can order at most ${most} more just now.`;
}
