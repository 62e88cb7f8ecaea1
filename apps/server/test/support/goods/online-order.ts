import type { LightMyRequestResponse } from 'fastify';
import { createSandboxKeys, type SandboxKeys } from '../../../src/payments/sandbox/sandbox-keys.ts';
import { signHex } from '../../../src/payments/signatures.ts';
import type { Row } from '../../../src/platform/database/tables.ts';
import type { TestShop } from '../build-test-app.ts';
import type { ReadyShopper } from '../people/shopper-with-address.ts';
import type { Reply } from '../requests/visitor.ts';

/** The secrets of the shop's sandbox. */
export function loadSandboxKeys(shop: TestShop): Promise<SandboxKeys> {
  return createSandboxKeys(shop.context)();
}

/** An order to be paid online, whose payment was started. */
export interface OnlineOrder {
  orderId: string;
  /** In paise. */
  amount: number;
  paymentId: string;
  providerOrderId: string;
  /** Starts (again) to pay. */
  open(key?: string): Promise<Reply>;
  /** Hands over what the dialog would; the signature is right unless another is given. */
  verify(changes?: Record<string, unknown>): Promise<Reply>;
  /** Closes the dialog. */
  dismiss(): Promise<Reply>;
  cancelOrder(): Promise<Reply>;
  /** Switches the order to cash on delivery. */
  payOnDelivery(key?: string): Promise<Reply>;
  /** The try of the dialog, as `verify` hands it over. */
  providerPaymentId: string;
  /** Sends an event about the payment to the webhook. */
  sendEvent(id: string, changes?: Partial<SentEvent>): Promise<LightMyRequestResponse>;
  /** Payment, order and its payment as the database has them. */
  readState(): Promise<string>;
}

/** An event of the sandbox. */
export interface SentEvent {
  event: 'payment.captured' | 'payment.failed';
  providerPaymentId: string;
  amount: number;
  /** Signed with it. */
  webhookKey: string;
}

/** Places an online order. */
export async function placeOnlineOrder(
  shopper: ReadyShopper,
  quantities: Readonly<Record<string, number>>,
): Promise<{ orderId: string; amount: number }> {
  const reply = await shopper.order(quantities, { paymentMethod: 'online' });
  if (reply.status !== 201) throw new Error(`Ordering failed: ${reply.text}`);
  const { _id: orderId, totalAmount } = reply.body.data;
  return { orderId, amount: Math.round(totalAmount * 100) };
}

/** Places an online order and starts to pay it with the sandbox. */
export async function startOnlineOrder(
  shop: TestShop,
  shopper: ReadyShopper,
  quantities: Readonly<Record<string, number>>,
): Promise<OnlineOrder> {
  const { orderId, amount } = await placeOnlineOrder(shopper, quantities);
  const open = (key?: string) =>
    shopper.post(
      '/payment/sandbox/create-order',
      { orderId, amount },
      key === undefined ? {} : { headers: { 'idempotency-key': key } },
    );
  const opened = await open();
  if (opened.status !== 200) throw new Error(`Opening a payment failed: ${opened.text}`);
  const { paymentId, providerOrderId } = opened.body.data;
  const providerPaymentId = `pay_${orderId}`;
  const keys = await loadSandboxKeys(shop);

  return {
    orderId,
    amount,
    paymentId,
    providerOrderId,
    providerPaymentId,
    open,
    verify: (changes = {}) =>
      shopper.post('/payment/sandbox/verify', {
        ...signHandover(keys, providerOrderId, providerPaymentId),
        paymentId,
        ...changes,
      }),
    dismiss: () => shopper.post('/payment/sandbox/cancel', { paymentId }),
    cancelOrder: () => shopper.post(`/order/cancel-order/${orderId}`),
    payOnDelivery: (key) =>
      shopper.post(
        `/order/pay-on-delivery/${orderId}`,
        undefined,
        key === undefined ? {} : { headers: { 'idempotency-key': key } },
      ),
    sendEvent: (id, changes = {}) =>
      sendSandboxEvent(shop, id, providerOrderId, {
        event: 'payment.captured',
        providerPaymentId,
        amount,
        webhookKey: keys.webhook,
        ...changes,
      }),
    readState: () => readState(shop, orderId),
  };
}

/** Signs the result that the sandbox's dialog sends after a success. */
export function signHandover(
  keys: SandboxKeys,
  providerOrderId: string,
  providerPaymentId: string,
): { providerOrderId: string; providerPaymentId: string; providerSignature: string } {
  const providerSignature = signHex(keys.payments, `${providerOrderId}|${providerPaymentId}`);
  return { providerOrderId, providerPaymentId, providerSignature };
}

/** An event of the sandbox; its body is the content as `JSON.stringify` writes it. */
export function toSandboxEvent(
  id: string,
  providerOrderId: string,
  { event, providerPaymentId, amount, webhookKey }: SentEvent,
): { headers: Record<string, string>; content: object } {
  const content = { event, payment: { id: providerPaymentId, orderId: providerOrderId, amount } };
  return {
    content,
    headers: {
      'content-type': 'application/json',
      'x-sandbox-signature': signHex(webhookKey, JSON.stringify(content)),
      'x-sandbox-event-id': id,
    },
  };
}

/** Sends an event about any order of the sandbox to the webhook. */
export function sendSandboxEvent(
  shop: TestShop,
  id: string,
  providerOrderId: string,
  sent: SentEvent,
): Promise<LightMyRequestResponse> {
  const { headers, content } = toSandboxEvent(id, providerOrderId, sent);
  return shop.inject({
    method: 'POST',
    url: '/api/v1/payment/sandbox/webhook',
    headers,
    payload: JSON.stringify(content),
  });
}

async function readState(shop: TestShop, orderId: string): Promise<string> {
  const { db } = shop.context;
  const order = await db
    .selectFrom('orders')
    .select(['status', 'payment_status'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payments = await listPayments(shop, orderId);
  const statuses = payments.map((payment) => payment.status).join('+');
  return `${statuses || 'none'} ${order.status} ${order.payment_status}`;
}

/** All payments of an order. */
export function listPayments(shop: TestShop, orderId: string): Promise<Row<'payments'>[]> {
  return shop.context.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
}
