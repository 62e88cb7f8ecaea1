import type { IncomingHttpHeaders } from 'node:http';
import { canBeginPayment, PAYMENT_TIME_OVER_MESSAGE } from '@haat/domain';
import type { Session, ShopContext } from '../context.ts';
import {
  ConflictError,
  InvalidInputError,
  NotFoundError,
  UnauthenticatedError,
} from '../errors.ts';
import { lockOrder, type OrderRow, updateOrder } from '../orders/orders.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { runIdempotently } from '../platform/idempotency/idempotency.ts';
import { createId } from '../platform/security/ids.ts';
import { computeNextCheck } from './check-times.ts';
import {
  applyEventsIn,
  applyFact,
  applyReport,
  applyStoredEvents,
  changePayment,
  computeLastPayable,
  toPayload,
} from './payment-changes.ts';
import { createPaymentEvent } from './payment-events.repository.ts';
import type { PaymentProvider } from './payment-provider.ts';
import {
  createPayment,
  getPayment,
  getPaymentOfOrder,
  type PaymentRow,
} from './payments.repository.ts';

/** A request to begin paying an order. */
export interface CreateRequest {
  orderId: string;
  /** In paise. */
  amount: number;
}

/** The result of the provider's dialog after a success, and the payment that it is about. */
export interface VerifyRequest {
  paymentId: string;
  providerOrderId: string;
  providerPaymentId: string;
  providerSignature: string;
}

const VERIFICATION_FAILED = 'Payment verification failed';

/**
 * Thrown when the order has no payment yet; creating it calls the provider, outside of any
 * transaction.
 */
class PaymentMissingError extends Error {
  override name = 'PaymentMissingError';
}

/**
 * Begins the payment of an order: creates the provider's order once per order, and returns the same
 * one after an attempt failed or was dismissed.
 *
 * @param key the Idempotency-Key: a repetition under the same key gets the first response
 * @param present makes the response, plain JSON, which is stored under the key
 * @throws {NotFoundError} when there is no such order, it is another shopper's, or the provider is
 *   not the shop's
 * @throws {ConflictError} when the amount is another than the order's total in paise, or the order
 *   is paid, cancelled, cash on delivery or was not paid in time
 * @throws {IdempotencyMismatchError} when the key was used for another payment
 * @throws {UnavailableError} when the provider cannot be reached
 */
export async function createPaymentOrder<Response>(
  context: ShopContext,
  session: Pick<Session, 'userId'>,
  providerName: string,
  request: CreateRequest,
  key: string | undefined,
  present: (payment: PaymentRow) => Response,
): Promise<Response> {
  assertProvider(context, providerName);
  const { userId } = session;
  const call = {
    userId,
    operation: 'createPaymentOrder',
    key,
    request: { providerName, ...request },
    statusCode: 200,
  };
  const open = () =>
    runIdempotently(context, call, async (transaction) =>
      present(await openPayment(context, transaction, userId, request)),
    );
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof PaymentMissingError)) throw error;
  }
  await createPaymentOnce(context, userId, request);
  return open();
}

/** @throws {PaymentMissingError} when the order can be paid and has no payment yet */
async function openPayment(
  context: ShopContext,
  transaction: Db,
  userId: string,
  request: CreateRequest,
): Promise<PaymentRow> {
  const { payments: provider } = context;
  const order = await lockPayableOrder(transaction, userId, request);
  const payment = await getPaymentOfOrder(transaction, provider.name, order.id);
  // A payment that the bank has promised is returned as it is, however late.
  if (payment?.status !== 'authorized') assertNotTooLate(context, order);
  if (payment === undefined) throw new PaymentMissingError();
  const opened = await applyFact(context, transaction, { payment, order }, 'opened');
  return opened.payment;
}

/** Calls that are creating payments, by the id of their order. */
const pendingCalls = new WeakMap<PaymentProvider, Map<string, Promise<void>>>();

/** Creates the payment of an order once; concurrent calls for the same order share one call. */
function createPaymentOnce(
  context: ShopContext,
  userId: string,
  request: CreateRequest,
): Promise<void> {
  const { payments: provider } = context;
  const calls = pendingCalls.get(provider) ?? new Map<string, Promise<void>>();
  pendingCalls.set(provider, calls);
  let call = calls.get(request.orderId);
  if (call === undefined) {
    call = createProviderPayment(context, userId, request).finally(() =>
      calls.delete(request.orderId),
    );
    calls.set(request.orderId, call);
  }
  return call;
}

/** Creates the provider's order and stores it as a payment, unless another process did. */
async function createProviderPayment(
  context: ShopContext,
  userId: string,
  request: CreateRequest,
): Promise<void> {
  const { payments: provider } = context;
  // A call that found none may come here after another one has stored it.
  if (await getPaymentOfOrder(context.db, provider.name, request.orderId)) return;
  const providerOrderId = await provider.createOrder(request);
  await runTransaction(context.db, async (transaction) => {
    const order = await lockPayableOrder(transaction, userId, request);
    const known = await getPaymentOfOrder(transaction, provider.name, order.id);
    if (known !== undefined) return;
    const now = context.now();
    await createPayment(transaction, {
      id: createId(now),
      order_id: order.id,
      user_id: userId,
      provider: provider.name,
      provider_order_id: providerOrderId,
      provider_payment_id: null,
      amount_paise: order.total_paise,
      status: 'created',
      is_test: provider.isTest ? 1 : 0,
      next_check_at: computeNextCheck(now, now, computeLastPayable(context, order)),
      opened_at: now,
      created_at: now,
      updated_at: now,
    });
    if (provider.isTest) {
      await updateOrder(transaction, order, { is_test: 1, updated_at: order.updated_at });
    }
  });
  // Events may arrive before their payment is stored.
  await applyStoredEvents(context, providerOrderId);
}

/**
 * @throws {NotFoundError} for an unknown order and for another shopper's
 * @throws {ConflictError} when it cannot be paid online now, for this amount
 */
async function lockPayableOrder(
  transaction: Db,
  userId: string,
  request: CreateRequest,
): Promise<OrderRow> {
  const order = await lockOrder(transaction, request.orderId);
  if (order === undefined || order.user_id !== userId) throw new NotFoundError('Order');
  assertPayable(order, request.amount);
  return order;
}

function assertPayable(order: OrderRow, amount: number): void {
  if (order.payment_method !== 'online') {
    throw new ConflictError('order_not_online', 'This order is paid in cash on delivery.');
  }
  if (order.status === 'cancelled')
    throw new ConflictError('order_cancelled', 'This order is cancelled.');
  if (order.payment_status === 'paid' || order.payment_status === 'refund_due') {
    throw new ConflictError('order_paid', 'This order is paid already.');
  }
  if (order.total_paise !== amount) {
    throw new ConflictError(
      'total_changed',
      'This is not the total of the order. Please load the page again.',
    );
  }
}

/**
 * Limits how long attempts to pay can keep an order's pieces reserved.
 *
 * @throws {ConflictError} when the order is about to be cancelled for not being paid in time
 */
function assertNotTooLate(context: ShopContext, order: OrderRow): void {
  const { status, created_at: placedAt } = order;
  const waitMs = context.config.unpaidOrderTtl;
  if (canBeginPayment({ status, placedAt, waitMs }, context.now())) return;
  throw new ConflictError('payment_time_over', PAYMENT_TIME_OVER_MESSAGE);
}

/**
 * Confirms a payment by the signature that the provider's dialog gave to the browser. The signature
 * is verified against the stored provider's order, never against the one of the request. The order
 * is paid when the provider has the money; a payment that the bank has only promised is
 * `authorized` until then.
 *
 * @returns the payment after the change, and whether its order is paid in cash now; a repeated call
 *   returns the same
 * @throws {NotFoundError} for an unknown payment and for another shopper's
 * @throws {InvalidInputError} ('Payment verification failed') when the signature does not fit
 */
export async function verifyPayment(
  context: ShopContext,
  session: Pick<Session, 'userId'>,
  providerName: string,
  request: VerifyRequest,
): Promise<{ payment: PaymentRow; isOnDelivery: boolean }> {
  const payment = await getOwnPayment(context, session, providerName, request.paymentId);
  const { provider_order_id: providerOrderId } = payment;
  const { providerPaymentId, providerSignature: signature } = request;
  const fact =
    request.providerOrderId === providerOrderId
      ? await context.payments.verifyResult({ providerOrderId, providerPaymentId, signature })
      : undefined;
  if (fact === undefined)
    throw new InvalidInputError(VERIFICATION_FAILED, undefined, 'payment_not_verified');
  const change = await changePayment(context, providerOrderId, (transaction, locked) =>
    // The provider's order has the payment's amount and accepts no other.
    applyReport(context, transaction, locked, {
      fact,
      providerPaymentId,
      amount: locked.payment.amount_paise,
    }),
  );
  return {
    payment: change?.payment ?? payment,
    isOnDelivery: change?.order.payment_method === 'cod',
  };
}

/**
 * Cancels a payment whose dialog the shopper closed. The order can still be paid; a payment that is
 * paid, or promised by the bank, stays as it is.
 *
 * @returns the payment after the change
 * @throws {NotFoundError} for an unknown payment and for another shopper's
 */
export async function cancelPayment(
  context: ShopContext,
  session: Session,
  providerName: string,
  paymentId: string,
): Promise<PaymentRow> {
  const payment = await getOwnPayment(context, session, providerName, paymentId);
  const change = await changePayment(context, payment.provider_order_id, (transaction, locked) =>
    applyFact(context, transaction, locked, 'dismissed'),
  );
  return change?.payment ?? payment;
}

/**
 * Stores an event of the provider's webhook once and applies it. An event about a provider's order
 * that has no payment yet stays pending until the payment is stored.
 *
 * @param body the exact bytes of the request
 * @throws {NotFoundError} when the provider is not the shop's
 * @throws {UnauthenticatedError} when the signature is missing or not the provider's
 * @throws {InvalidInputError} when the signed body is malformed
 */
export async function receivePaymentEvent(
  context: ShopContext,
  providerName: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<void> {
  assertProvider(context, providerName);
  const event = await context.payments.parseEvent(headers, body);
  if (event === undefined) {
    throw new UnauthenticatedError(
      'The signature of this event is missing or wrong.',
      'invalid_signature',
    );
  }
  const { report, providerOrderId } = event;
  const now = context.now();
  const isAboutOrder = report !== null && providerOrderId !== null;
  const change = await runTransaction(context.db, async (transaction) => {
    await createPaymentEvent(transaction, {
      provider: providerName,
      event_id: event.id,
      provider_order_id: providerOrderId,
      kind: event.kind,
      payload: report === null ? '{}' : toPayload(report),
      received_at: now,
      applied_at: isAboutOrder ? null : now,
    });
    return isAboutOrder ? applyEventsIn(context, transaction, providerOrderId) : undefined;
  });
  // The payment may have been stored at the same time, before it could see this event.
  if (isAboutOrder && change === undefined) await applyStoredEvents(context, providerOrderId);
}

async function getOwnPayment(
  context: ShopContext,
  { userId }: Pick<Session, 'userId'>,
  providerName: string,
  paymentId: string,
): Promise<PaymentRow> {
  assertProvider(context, providerName);
  const payment = await getPayment(context.db, providerName, userId, paymentId);
  if (payment === undefined) throw new NotFoundError('Payment');
  return payment;
}

/** @throws {NotFoundError} when the shop uses another provider */
function assertProvider({ payments }: ShopContext, providerName: string): void {
  if (payments.name !== providerName) throw new NotFoundError('Payment provider');
}
