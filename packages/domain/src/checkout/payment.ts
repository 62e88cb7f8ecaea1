import { LANGUAGE } from '#language';
import { type Paise, parsePaise } from '../money.ts';
import { getField, parseFirstText } from '../parse.ts';

export const PAYMENT_METHODS = ['cod', 'online'] as const;

/** `cod`: in cash to the courier; `online`: at a payment provider, before the order is sent. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const EN = { cod: 'Cash on Delivery', online: 'Online Payment' };
const HI: typeof EN = { cod: 'घर पर नकद', online: 'ऑनलाइन पेमेंट' };

/** The payment methods as shoppers read them (product 2.13.8). */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> =
  LANGUAGE === 'hi' ? HI : EN;

/** The ISO 4217 code that payment providers take with an amount in paise (product 9.1.3). */
export const PAYMENT_CURRENCY = 'INR';

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return value === 'cod' || value === 'online';
}

/** Shown for a response without a payment order (product 8.9.1). */
export const NO_PAYMENT_ORDER_MESSAGE =
  LANGUAGE === 'hi' ? 'पेमेंट शुरू नहीं हो पाया' : 'Failed to create payment order';

/** The input of the payment provider's dialog (product 7.5.1). */
export type PaymentOrder = {
  /** Names the payment in the calls that verify or cancel it. */
  readonly paymentId: string;
  /** What the provider's dialog takes: its own id, not that of the shop's order. */
  readonly providerOrderId: string;
  /** The shop's public key at the provider. */
  readonly keyId: string;
  /** Null if the API sends none. */
  readonly amount: Paise | null;
};

/** Parses the start of an online payment; null without ids or key. */
export function parsePaymentOrder(payment: unknown): PaymentOrder | null {
  const paymentId = parseFirstText(payment, ['paymentId']);
  const providerOrderId = parseFirstText(payment, ['providerOrderId']);
  const keyId = parseFirstText(payment, ['keyId']);
  if (paymentId === '' || providerOrderId === '' || keyId === '') return null;
  return { paymentId, providerOrderId, keyId, amount: parsePaise(getField(payment, 'amount')) };
}
