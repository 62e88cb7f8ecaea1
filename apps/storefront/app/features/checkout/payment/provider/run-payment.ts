import { createIdempotencyKey, isApiError, type ShopClient, unwrap } from '@haat/api-sdk';
import type { Paise } from '@haat/domain';
import {
  isPaymentDecided,
  NO_PAYMENT_ORDER_MESSAGE,
  type PaymentEnd,
  parsePaymentOrder,
  paymentEnd,
} from '@haat/domain/shopper';
import { errorText } from '../../../../lib/errors/error-text.ts';
import { TEXTS } from '../../texts.ts';
import type { PaymentAdapter } from './payment-dialog.ts';
import { type PaymentResult, storedPaymentResult } from './payment-result.ts';

/** The outcome of a payment attempt, with its text (product 8.9). */
export type PaymentOutcome =
  | { readonly type: 'paid' }
  /** Nothing was paid; `message` gives the reason, and `toast` the same or a shorter text. */
  | { readonly type: 'unpaid'; readonly message: string; readonly toast: string }
  /** The dialog reported a payment, but the server could not be asked about it. */
  | { readonly type: 'unknown'; readonly message: string };

interface PaymentRun {
  readonly api: Pick<ShopClient, 'POST'>;
  readonly adapter: PaymentAdapter;
}

interface OrderToPay {
  readonly id: string;
  /** In paise. */
  readonly amount: Paise;
}

function unpaid(message: string, toast = message): PaymentOutcome {
  return { type: 'unpaid', message, toast };
}

/** Makes a call, and repeats it once after a network error. */
async function retryOnce<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error) || !error.isNetworkError) throw error;
    return await call();
  }
}

/**
 * Gives the end of an attempt to pay its texts.
 *
 * @param error why the server could not be notified that the dialog was closed
 */
function toOutcome(end: PaymentEnd, error?: unknown): PaymentOutcome {
  const message = TEXTS.paymentCancelledOrFailed;
  switch (end) {
    case 'paid':
      return { type: 'paid' };
    case 'at-bank':
      return { type: 'unknown', message: TEXTS.paymentAtBank };
    case 'given-back':
      return unpaid(TEXTS.paymentGivenBack, TEXTS.moneyReturned);
    case 'failed':
      return unpaid(message, errorText(error, message));
    case 'cancelled':
      return unpaid(message, errorText(error, TEXTS.paymentCancelled));
  }
}

/**
 * Pays an order: creates the provider's order, opens the dialog, and verifies its payment, or
 * cancels when it was closed (product 4.4.2). The adapter's script must be loaded. Never rejects.
 */
export async function runPayment(run: PaymentRun, order: OrderToPay): Promise<PaymentOutcome> {
  const { api, adapter } = run;
  let payment: ReturnType<typeof parsePaymentOrder>;
  try {
    payment = parsePaymentOrder(
      await unwrap(
        api.POST('/payment/{provider}/create-order', {
          params: {
            path: { provider: adapter.name },
            header: { 'Idempotency-Key': createIdempotencyKey() },
          },
          body: { orderId: order.id, amount: order.amount },
        }),
      ),
    );
  } catch (error) {
    const isMalformed = isApiError(error) && error.reason === 'malformed';
    const fallback = isMalformed ? NO_PAYMENT_ORDER_MESSAGE : TEXTS.paymentNotInitiated;
    return unpaid(errorText(error, fallback));
  }
  if (payment === null) return unpaid(NO_PAYMENT_ORDER_MESSAGE);

  const { paymentId } = payment;
  try {
    const closed = await adapter.open({ ...payment, amount: payment.amount ?? order.amount });
    if (closed.outcome === 'dismissed') {
      return await cancel(run, paymentId, closed.hasFailed);
    }
    const { outcome: _, ...signed } = closed;
    const result = { ...signed, orderId: order.id, paymentId };
    storedPaymentResult.write(result);
    return await verifyPayment(run, result);
  } catch {
    return unpaid(TEXTS.paymentNotInitiated);
  }
}

/**
 * Notifies the server that the dialog was closed; the response may still say that the payment was
 * made.
 */
async function cancel(
  { api, adapter }: PaymentRun,
  paymentId: string,
  hasFailed = false,
): Promise<PaymentOutcome> {
  try {
    const payment = await retryOnce(() =>
      unwrap(
        api.POST('/payment/{provider}/cancel', {
          params: { path: { provider: adapter.name } },
          body: { paymentId },
        }),
      ),
    );
    return toOutcome(paymentEnd(payment.status, hasFailed));
  } catch (error) {
    return toOutcome(paymentEnd(null, hasFailed), error);
  }
}

/**
 * Verifies a payment of the dialog. It stays stored until the server has decided, so verification
 * can be repeated after a network error, also after a reload. Never rejects.
 */
export async function verifyPayment(
  { api, adapter }: PaymentRun,
  result: PaymentResult,
): Promise<PaymentOutcome> {
  const { orderId: _, ...input } = result;
  try {
    const payment = await retryOnce(() =>
      unwrap(
        api.POST('/payment/{provider}/verify', {
          params: { path: { provider: adapter.name } },
          body: input,
        }),
      ),
    );
    storedPaymentResult.clear();
    return toOutcome(paymentEnd(payment.status));
  } catch (error) {
    const isDecided = isApiError(error) && isPaymentDecided(error);
    if (!isDecided) return { type: 'unknown', message: TEXTS.paymentUnknown };
    storedPaymentResult.clear();
    return unpaid(errorText(error, TEXTS.verificationFailed));
  }
}
