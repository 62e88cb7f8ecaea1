import type { IncomingHttpHeaders } from 'node:http';
import type { components } from '@haat/api-sdk/schema';
import type { Session, ShopContext } from '../context.ts';
import {
  ConflictError,
  InvalidInputError,
  NotFoundError,
  UnauthenticatedError,
} from '../errors.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { runIdempotently } from '../platform/idempotency/idempotency.ts';
import { createId } from '../platform/security/ids.ts';
import { findNextCheck } from './check-times.ts';
import { insertPaymentEvent } from './payment-events.repository.ts';
import type { PaymentProvider } from './payment-provider.ts';
import {
  announceReopening,
  applyFact,
  applyReport,
  applyStoredEvents,
  findAndApplyEvents,
  findLastPayable,
  settle,
  toPayload,
} from './payment-settling.ts';
import { type PaymentResponse, presentPayment } from './payments.presenter.ts';
import {
  findPayment,
  findPaymentOfOrder,
  insertPayment,
  lockOrder,
  markTestOrder,
  type PaymentRow,
} from './payments.repository.ts';

type CreateRequest = components['schemas']['CreatePaymentOrderRequest'];
type VerifyRequest = components['schemas']['VerifyPaymentRequest'];

const VERIFICATION_FAILED = 'Payment verification failed';

/** The payment has to be made first; the provider is asked for that outside of any transaction. */
class PaymentMissing extends Error {
  override name = 'PaymentMissing';
}

/**
 * Starts to pay an order: makes the provider's order, once per order, or gives the one made before,
 * also when a try to pay it failed or was given up.
 *
 * @param key the Idempotency-Key: under the same key a repetition gets the first answer
 * @throws {NotFoundError} when there is no such order, it is another shopper's, or the provider is
 *   not on offer
 * @throws {ConflictError} when the amount is another than the order's total in paise, or the order
 *   is paid, cancelled, cash on delivery or was not paid in time
 * @throws {IdempotencyMismatchError} when the key was used for another payment
 * @throws {UnavailableError} when the provider is away
 */
export async function createPaymentOrder(
  context: ShopContext,
  session: Session,
  providerName: string,
  request: CreateRequest,
  key: string | undefined,
): Promise<PaymentResponse> {
  refuseOtherProvider(context, providerName);
  const { userId } = session;
  const call = {
    userId,
    operation: 'createPaymentOrder',
    key,
    request: { providerName, ...request },
    statusCode: 200,
  };
  const open = () =>
    runIdempotently(context, call, (transaction) =>
      openPayment(context, transaction, userId, request),
    );
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof PaymentMissing)) throw error;
  }
  await makePaymentOnce(context, userId, request);
  return open();
}

/** @throws {PaymentMissing} when the order can be paid and this is the first time */
async function openPayment(
  context: ShopContext,
  transaction: Db,
  userId: string,
  request: CreateRequest,
): Promise<PaymentResponse> {
  const { payments: provider } = context;
  const order = await lockPayableOrder(transaction, userId, request);
  const payment = await findPaymentOfOrder(transaction, provider.name, order.id);
  // A promised payment is shown as it is: its shopper has done what can be done.
  if (payment?.status !== 'authorized') refuseTooLate(context, order);
  if (payment === undefined) throw new PaymentMissing();
  const opened = await applyFact(context, transaction, { payment, order }, 'opened');
  return presentPayment(opened.payment, provider);
}

/** Payments being made, by the id of their order. */
const underWay = new WeakMap<PaymentProvider, Map<string, Promise<void>>>();

/** Of many calls for one order at the same time one makes the payment, and the others wait. */
function makePaymentOnce(
  context: ShopContext,
  userId: string,
  request: CreateRequest,
): Promise<void> {
  const { payments: provider } = context;
  const orders = underWay.get(provider) ?? new Map<string, Promise<void>>();
  underWay.set(provider, orders);
  let making = orders.get(request.orderId);
  if (making === undefined) {
    making = makePayment(context, userId, request).finally(() => orders.delete(request.orderId));
    orders.set(request.orderId, making);
  }
  return making;
}

/** Makes the provider's order and keeps it, unless another process did. */
async function makePayment(
  context: ShopContext,
  userId: string,
  request: CreateRequest,
): Promise<void> {
  const { payments: provider } = context;
  const providerOrderId = await provider.createOrder(request);
  await runTransaction(context.db, async (transaction) => {
    const order = await lockPayableOrder(transaction, userId, request);
    const known = await findPaymentOfOrder(transaction, provider.name, order.id);
    if (known !== undefined) return;
    const now = context.now();
    await insertPayment(transaction, {
      id: createId(now),
      order_id: order.id,
      user_id: userId,
      provider: provider.name,
      provider_order_id: providerOrderId,
      provider_payment_id: null,
      amount_paise: order.total_paise,
      status: 'created',
      is_test: provider.isTest ? 1 : 0,
      next_check_at: findNextCheck(now, now, findLastPayable(context, order)),
      opened_at: now,
      created_at: now,
      updated_at: now,
    });
    if (provider.isTest) await markTestOrder(transaction, order.id);
  });
  // Events may have come before the payment that they are about.
  await applyStoredEvents(context, providerOrderId);
}

/**
 * @throws {NotFoundError} when there is no such order, or it is another shopper's
 * @throws {ConflictError} when it is not one to be paid online now, for this amount
 */
async function lockPayableOrder(
  transaction: Db,
  userId: string,
  request: CreateRequest,
): Promise<OrderRow> {
  const order = await lockOrder(transaction, request.orderId);
  if (order === undefined || order.user_id !== userId) throw new NotFoundError('Order');
  refuseUnpayable(order, request.amount);
  return order;
}

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
 * Refuses to begin paying an order anew that is about to be given up, so that nobody holds its pieces
 * for ever.
 */
function refuseTooLate(context: ShopContext, order: OrderRow): void {
  if (order.status !== 'pending' || context.now() < findLastPayable(context, order)) return;
  throw new ConflictError('This order was not paid in time. Please order again.');
}

/**
 * Confirms a payment by the signature that the provider's dialog handed over. Only the provider's
 * order that the shop keeps counts, never the one the browser sends. The order is paid when the
 * provider has the money; a payment that is only promised is `authorized` until it says so.
 *
 * @returns the payment as it is now; repeated, the same
 * @throws {NotFoundError} when there is no such payment, or it is another shopper's
 * @throws {InvalidInputError} ('Payment verification failed') when the signature does not fit
 */
export async function verifyPayment(
  context: ShopContext,
  session: Session,
  providerName: string,
  request: VerifyRequest,
): Promise<PaymentResponse> {
  const payment = await findOwnPayment(context, session, providerName, request.paymentId);
  const { provider_order_id: providerOrderId } = payment;
  const { providerPaymentId, providerSignature: signature } = request;
  const fact =
    request.providerOrderId === providerOrderId
      ? await context.payments.readHandover({ providerOrderId, providerPaymentId, signature })
      : undefined;
  if (fact === undefined) throw new InvalidInputError(VERIFICATION_FAILED);
  const settlement = await settle(context, providerOrderId, (transaction, locked) =>
    // The provider's order is over the payment's amount, and takes no other.
    applyReport(context, transaction, locked, {
      fact,
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
  session: Session,
  providerName: string,
  paymentId: string,
): Promise<PaymentResponse> {
  const payment = await findOwnPayment(context, session, providerName, paymentId);
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
    await insertPaymentEvent(transaction, {
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
  if (isAboutOrder && settlement === undefined) await applyStoredEvents(context, providerOrderId);
}

async function findOwnPayment(
  context: ShopContext,
  { userId }: Session,
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
