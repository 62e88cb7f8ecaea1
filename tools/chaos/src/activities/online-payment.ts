import { createSandboxKeys } from '@haat/server/src/payments/sandbox/sandbox-keys.ts';
import {
  placeOnlineOrder,
  signHandover,
  toSandboxEvent,
} from '@haat/server/test/support/goods/online-order.ts';
import type { ReadyShopper } from '@haat/server/test/support/people/shopper-with-address.ts';
import { createVisitor, type Reply } from '@haat/server/test/support/requests/visitor.ts';
import type { CrashableShop } from '../activity.ts';
import { reportCount } from '../check-invariants.ts';
import type { Ledger } from '../read-ledger.ts';

/** An order that its shopper has begun to pay. */
export interface OpenPayment {
  orderId: string;
  /** Sends the result of a successful payment, like the dialog. */
  verify(): Promise<Reply>;
  /** Delivers the provider's event of that success; each call delivers the same event. */
  deliver(): Promise<Reply>;
}

/** @returns a function that places an online order and starts its payment; it rejects when the server ends */
export async function preparePayments(
  shop: CrashableShop,
): Promise<(shopper: ReadyShopper) => Promise<OpenPayment>> {
  const keys = await createSandboxKeys(shop.stock)();
  const provider = createVisitor(shop.send);
  return async (shopper) => {
    const order = await placeOnlineOrder(shopper, shop.choose());
    const opened = await shopper.post('/payment/sandbox/create-order', order);
    if (opened.status !== 200) throw new Error(`Opening a payment failed: ${opened.text}`);
    const { paymentId, providerOrderId } = opened.body.data;
    const providerPaymentId = `pay_${order.orderId}`;
    const event = toSandboxEvent(`evt_${order.orderId}`, providerOrderId, {
      event: 'payment.captured',
      providerPaymentId,
      amount: order.amount,
      webhookKey: keys.webhook,
    });
    return {
      orderId: order.orderId,
      verify: () =>
        shopper.post('/payment/sandbox/verify', {
          paymentId,
          ...signHandover(keys, providerOrderId, providerPaymentId),
        }),
      deliver: () =>
        provider.post('/payment/sandbox/webhook', event.content, { headers: event.headers }),
    };
  };
}

/** Finds acknowledged payments of orders that are not paid. */
export function* findUnpaid(
  { orders }: Ledger,
  acknowledged: ReadonlySet<string>,
): Generator<string> {
  const paid = new Set(orders.filter((one) => one.payment_status === 'paid').map(({ id }) => id));
  yield* reportCount(
    Array.from(acknowledged).filter((id) => !paid.has(id)),
    'acknowledged payments are lost',
  );
}
