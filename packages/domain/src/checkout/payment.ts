import { asPaise, type Paise } from '../money.ts';
import { getField, parseFirstText, parseNumber } from '../parse.ts';

/** The ways to pay: cash on delivery or online (spec §3, §5). */
export const PAYMENT_METHODS = ['cod', 'online'] as const;

/** One of {@link PAYMENT_METHODS}. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The texts of the ways to pay (spec §2). */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  cod: 'Cash on Delivery',
  online: 'Online Payment',
};

/** The currency of every online payment (spec §9). */
export const PAYMENT_CURRENCY = 'INR';

/** Whether a value is a way to pay (spec §5). */
export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return value === 'cod' || value === 'online';
}

/** What is wrong with an answer that has no payment order (spec §8). */
export const NO_PAYMENT_ORDER_MESSAGE = 'Failed to create payment order';

/** What the payment provider's dialog needs (spec §3, §7). */
export type PaymentOrder = {
  /** Names the payment in the calls that verify or cancel it. */
  readonly paymentId: string;
  readonly providerOrderId: string;
  /** The shop's public key at the provider. */
  readonly keyId: string;
  /** In paise; null when the API does not say. */
  readonly amount: Paise | null;
};

/**
 * Reads the answer of the call that starts an online payment.
 *
 * @param data the answer's `data`; `amount` is in whole paise already, unlike every price
 * @returns null when an id or the key is missing: {@link NO_PAYMENT_ORDER_MESSAGE}
 */
export function parsePaymentOrder(data: unknown): PaymentOrder | null {
  const paymentId = parseFirstText(data, ['paymentId']);
  const providerOrderId = parseFirstText(data, ['providerOrderId']);
  const keyId = parseFirstText(data, ['keyId']);
  if (paymentId === '' || providerOrderId === '' || keyId === '') return null;
  const amount = parseNumber(getField(data, 'amount')) ?? Number.NaN;
  const isPaise = Number.isSafeInteger(amount) && amount >= 0;
  return { paymentId, providerOrderId, keyId, amount: isPaise ? asPaise(amount) : null };
}
