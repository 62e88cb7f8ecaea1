import { isApiError, type Payment, type ShopClient } from '@haat/api-sdk';
import { NO_PAYMENT_ORDER_MESSAGE, type Paise, parsePaymentOrder } from '@haat/domain';
import { errorText } from '../../../../lib/errors/error-text.ts';
import { createRandomKey } from '../../../../lib/forms/idempotency-key.ts';
import { MESSAGES } from '../../texts.ts';
import type { PaymentAdapter } from './payment-dialog.ts';
import type { PaymentHandover, PaymentHandovers } from './payment-result.ts';

/** How a try to pay ended: in one of spec §8's words, and whether the order should be looked up. */
export type PaymentEnd =
  | { readonly type: 'paid' }
  /** Nothing was paid; `message` says why, `toast` too where it says it shorter. */
  | { readonly type: 'unpaid'; readonly message: string; readonly toast: string }
  /** The dialog took a payment, but nobody could be asked whether the shop got it. */
  | { readonly type: 'unknown'; readonly message: string };

interface PaymentRun {
  readonly payments: ShopClient['payments'];
  readonly adapter: PaymentAdapter;
  readonly handovers: PaymentHandovers;
}

interface OrderToPay {
  readonly id: string;
  /** In paise. */
  readonly amount: Paise;
}

function unpaid(message: string, toast = message): PaymentEnd {
  return { type: 'unpaid', message, toast };
}

/** Makes a call; once more when no answer came. Every call here can be repeated. */
async function callTwice<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error) || !error.isNetworkError) throw error;
    return await call();
  }
}

/** The dialog was closed without a payment; `error`: the server could not be told of it. */
function givenUp(hasFailed: boolean, error?: unknown): PaymentEnd {
  const message = MESSAGES.paymentCancelledOrFailed;
  return unpaid(message, errorText(error, hasFailed ? message : MESSAGES.paymentCancelled));
}

/** What the server says a payment has come to; `hasFailed`: the dialog told of a failed try. */
function readEnd({ status }: Payment, hasFailed = false): PaymentEnd {
  if (status === 'paid') return { type: 'paid' };
  if (status === 'authorized') return { type: 'unknown', message: MESSAGES.paymentAtBank };
  if (status === 'refund_due') return unpaid(MESSAGES.paymentGivenBack);
  return givenUp(hasFailed || status === 'failed');
}

/**
 * Pays an order: makes the provider's order, opens the dialog, and verifies what it handed over, or
 * cancels when it was closed (spec §4). The adapter's script has been loaded. Never rejects.
 */
export async function runPayment(run: PaymentRun, order: OrderToPay): Promise<PaymentEnd> {
  const { payments, adapter, handovers } = run;
  const idempotencyKey = createRandomKey();
  const input = { orderId: order.id, amount: order.amount };
  let payment: ReturnType<typeof parsePaymentOrder>;
  try {
    payment = parsePaymentOrder(
      await callTwice(() => payments.createOrder(adapter.name, input, { idempotencyKey })),
    );
  } catch (error) {
    const isMalformed = isApiError(error) && error.reason === 'malformed';
    const fallback = isMalformed ? NO_PAYMENT_ORDER_MESSAGE : MESSAGES.paymentNotInitiated;
    return unpaid(errorText(error, fallback));
  }
  if (payment === null) return unpaid(NO_PAYMENT_ORDER_MESSAGE);

  const { paymentId } = payment;
  try {
    const result = await adapter.open({ ...payment, amount: payment.amount ?? order.amount });
    if (result.outcome === 'dismissed') {
      return await cancel(run, paymentId, result.hasFailed);
    }
    const { outcome: _, ...signed } = result;
    const handover = { ...signed, orderId: order.id, paymentId };
    handovers.write(handover);
    return await verifyPayment(run, handover);
  } catch {
    return unpaid(MESSAGES.paymentNotInitiated);
  }
}

/** Tells the server that the dialog was closed; it may know that the payment was made all the same. */
async function cancel(
  { payments, adapter }: PaymentRun,
  paymentId: string,
  hasFailed = false,
): Promise<PaymentEnd> {
  try {
    const payment = await callTwice(() => payments.cancel(adapter.name, { paymentId }));
    return readEnd(payment, hasFailed);
  } catch (error) {
    return givenUp(hasFailed, error);
  }
}

/**
 * Confirms what the dialog handed over. It is kept until the server has decided, so that this can be
 * repeated after a lost network, also after a reload. Never rejects.
 */
export async function verifyPayment(
  { payments, adapter, handovers }: PaymentRun,
  handover: PaymentHandover,
): Promise<PaymentEnd> {
  const { orderId: _, ...input } = handover;
  try {
    const payment = await callTwice(() => payments.verify(adapter.name, input));
    handovers.clear();
    return readEnd(payment);
  } catch (error) {
    if (!isFinal(error)) return { type: 'unknown', message: MESSAGES.paymentUnknown };
    handovers.clear();
    return unpaid(errorText(error, MESSAGES.verificationFailed));
  }
}

/** Whether the server decided; a session that ended, too many calls or a fault are no decision. */
function isFinal(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { reason, status } = error;
  return reason === 'response' && status < 500 && status !== 401 && status !== 429;
}
