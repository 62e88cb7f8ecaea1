import type { IncomingHttpHeaders } from 'node:http';
import type { components } from '@haat/api-sdk/schema';
import type { ShopContext, Shopper } from '../context.ts';
import type { Db } from '../database/open-database.ts';
import { runTransaction } from '../database/transaction.ts';
import {
  ConflictError,
  InvalidInputError,
  NotFoundError,
  UnauthenticatedError,
} from '../errors.ts';
import { createId } from '../ids.ts';
import { findNextCheck } from '../payments/check-times.ts';
import { type PaymentAnswer, presentPayment } from '../presenters/payment.ts';
import type { OrderRow } from '../repositories/orders.ts';
import { keepPaymentEvent } from '../repositories/payment-events.ts';
import {
  findPayment,
  findPaymentOfOrder,
  insertPayment,
  lockOrder,
  markTestOrder,
  type PaymentRow,
} from '../repositories/payments.ts';
import { ACTION_KEY_MS, runOnce } from './idempotency.ts';
import {
  announceReopening,
  applyFact,
  applyKeptEvents,
  applyReport,
  applyWaitingEvents,
  findAndApplyEvents,
  type Settlement,
  settle,
  toPayload,
} from './payment-settling.ts';

type CreateRequest = components['schemas']['CreatePaymentOrderRequest'];
type VerifyRequest = components['schemas']['VerifyPaymentRequest'];

const VERIFICATION_FAILED = 'Payment verification failed';

/** The provider has to be asked for its order first, outside of any transaction. */
class ProviderOrderMissing extends Error {
  override name = 'ProviderOrderMissing';
}

/**
 * Starts to pay an order: makes the provider's order, once per order, or gives the one made before,
 * also when a try to pay it failed or was given up.
 *
 * @param key the Idempotency-Key: under the same key a repetition gets the first answer
 * @throws {NotFoundError} when there is no such order, it is another shopper's, or the provider is
 *   not on offer
 * @throws {ConflictError} when the amount is another than the order's total in paise, or the order
 *   is paid, cancelled or cash on delivery
 * @throws {IdempotencyMismatchError} when the key was used for another payment
 * @throws {UnavailableError} when the provider is away
 */
export async function createPaymentOrder(
  context: ShopContext,
  shopper: Shopper,
  providerName: string,
  request: CreateRequest,
  key: string | undefined,
): Promise<PaymentAnswer> {
  refuseOtherProvider(context, providerName);
  const { userId } = shopper;
  const call = {
    userId,
    operation: 'createPaymentOrder',
    key,
    request: { providerName, ...request },
    statusCode: 200,
    rememberFor: ACTION_KEY_MS,
  };
  let settlement: Settlement | undefined;
  const open = (providerOrderId?: string) =>
    runOnce(context, call, async (transaction) => {
      settlement = await openPayment(context, transaction, userId, request, providerOrderId);
      return presentPayment(settlement.payment, context.payments);
    });
  let answer: PaymentAnswer;
  try {
    answer = await open();
  } catch (error) {
    if (!(error instanceof ProviderOrderMissing)) throw error;
    answer = await open(await context.payments.createOrder(request));
  }
  await announceReopening(context, settlement);
  // An event may have been kept while the payment was not there yet for it to see.
  await applyKeptEvents(context, answer.providerOrderId);
  return answer;
}

async function openPayment(
  context: ShopContext,
  transaction: Db,
  userId: string,
  request: CreateRequest,
  providerOrderId: string | undefined,
): Promise<Settlement> {
  const { payments: provider } = context;
  const order = await lockOrder(transaction, request.orderId);
  if (order === undefined || order.user_id !== userId) throw new NotFoundError('Order');
  refuseUnpayable(order, request.amount);
  const known = await findPaymentOfOrder(transaction, provider.name, order.id);
  if (known !== undefined) {
    return applyFact(context, transaction, { payment: known, order }, 'opened');
  }
  if (providerOrderId === undefined) throw new ProviderOrderMissing();
  const now = context.now();
  const isTest = provider.isTest ? 1 : 0;
  const payment = await insertPayment(transaction, {
    id: createId(now),
    order_id: order.id,
    user_id: userId,
    provider: provider.name,
    provider_order_id: providerOrderId,
    provider_payment_id: null,
    amount_paise: order.total_paise,
    status: 'created',
    is_test: isTest,
    next_check_at: findNextCheck(now, now),
    created_at: now,
    updated_at: now,
  });
  if (provider.isTest) await markTestOrder(transaction, order.id);
  return applyWaitingEvents(context, transaction, { payment, order });
}

/** @throws {ConflictError} when the order is not one to be paid online now, for this amount */
function refuseUnpayable(order: OrderRow, amount: number): void {
  if (order.payment_method !== 'online') {
    throw new ConflictError('This order is paid in cash on delivery.');
  }
  if (order.status === 'cancelled') throw new ConflictError('This order is cancelled.');
  if (order.payment_status === 'paid' || order.payment_status === 'refund_due') {
    throw new ConflictError('This order is paid already.');
  }
  if (order.total_paise !== amount) {
    throw new ConflictError('This is not the total of the order. Please load the page again.');
  }
}

/**
 * Confirms a payment by the signature that the provider's dialog handed over. Only the provider's
 * order that the shop keeps counts, never the one the browser sends.
 *
 * @returns the payment as it is now; repeated, the same
 * @throws {NotFoundError} when there is no such payment, or it is another shopper's
 * @throws {InvalidInputError} ('Payment verification failed') when the signature does not fit
 */
export async function verifyPayment(
  context: ShopContext,
  shopper: Shopper,
  providerName: string,
  request: VerifyRequest,
): Promise<PaymentAnswer> {
  const payment = await findOwnPayment(context, shopper, providerName, request.paymentId);
  const { provider_order_id: providerOrderId } = payment;
  const { providerPaymentId, providerSignature: signature } = request;
  const isSigned =
    request.providerOrderId === providerOrderId &&
    (await context.payments.isPaymentSigned({ providerOrderId, providerPaymentId, signature }));
  if (!isSigned) throw new InvalidInputError(VERIFICATION_FAILED);
  const settlement = await settle(context, providerOrderId, (transaction, locked) =>
    // The provider's order is over the payment's amount, and takes no other.
    applyReport(context, transaction, locked, {
      fact: 'captured',
      providerPaymentId,
      amount: locked.payment.amount_paise,
    }),
  );
  return presentPayment(settlement?.payment ?? payment, context.payments);
}

/**
 * Notes that the shopper closed the payment dialog. The order can be paid again; a payment that is
 * paid, or promised by the bank, stays so.
 *
 * @returns the payment as it is now
 * @throws {NotFoundError} when there is no such payment, or it is another shopper's
 */
export async function cancelPayment(
  context: ShopContext,
  shopper: Shopper,
  providerName: string,
  paymentId: string,
): Promise<PaymentAnswer> {
  const payment = await findOwnPayment(context, shopper, providerName, paymentId);
  const settlement = await settle(context, payment.provider_order_id, (transaction, locked) =>
    applyFact(context, transaction, locked, 'dismissed'),
  );
  return presentPayment(settlement?.payment ?? payment, context.payments);
}

/**
 * Takes an event of the provider: keeps it, once however often it is sent, and applies it; one about
 * an order that is not known yet waits until it is.
 *
 * @param body the very bytes that were sent
 * @throws {NotFoundError} when the provider is not on offer
 * @throws {UnauthenticatedError} when the signature is missing or not the provider's
 * @throws {InvalidInputError} when what was signed cannot be read
 */
export async function receivePaymentEvent(
  context: ShopContext,
  providerName: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<void> {
  refuseOtherProvider(context, providerName);
  const event = await context.payments.readEvent(headers, body);
  if (event === undefined) {
    throw new UnauthenticatedError('The signature of this event is missing or wrong.');
  }
  const { report, providerOrderId } = event;
  const now = context.now();
  const isAboutOrder = report !== null && providerOrderId !== null;
  const settlement = await runTransaction(context.db, async (transaction) => {
    await keepPaymentEvent(transaction, {
      provider: providerName,
      event_id: event.id,
      provider_order_id: providerOrderId,
      kind: event.kind,
      payload: report === null ? '{}' : toPayload(report),
      received_at: now,
      applied_at: isAboutOrder ? null : now,
    });
    return isAboutOrder ? findAndApplyEvents(context, transaction, providerOrderId) : undefined;
  });
  await announceReopening(context, settlement);
  // The payment may have been made while this event was not there yet for it to see.
  if (isAboutOrder && settlement === undefined) await applyKeptEvents(context, providerOrderId);
}

async function findOwnPayment(
  context: ShopContext,
  { userId }: Shopper,
  providerName: string,
  paymentId: string,
): Promise<PaymentRow> {
  refuseOtherProvider(context, providerName);
  const payment = await findPayment(context.db, providerName, userId, paymentId);
  if (payment === undefined) throw new NotFoundError('Payment');
  return payment;
}

/** @throws {NotFoundError} when payments are not made with this provider */
function refuseOtherProvider({ payments }: ShopContext, providerName: string): void {
  if (payments.name !== providerName) throw new NotFoundError('Payment provider');
}
