import { unpaidUntil } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { computeNextCheck } from './check-times.ts';
import { applyReport, applyStoredEvents, changePayment } from './payment-changes.ts';
import { ProviderOrderUnknownError } from './payment-provider.ts';
import { claimPaymentCheck, getPaymentToCheck, type PaymentRow } from './payments.repository.ts';
import { expireOrdersWithoutPayment, expireUnpaidOrder } from './unpaid-orders.ts';

const EVERY_MS = 60_000;
/** Of one run; what is left is due in the next. */
const MAX_CHECKS = 200;

/**
 * Asks the provider how far the payments have come that neither the dialog nor a webhook has
 * settled: a browser that died, a webhook that was lost, a bank that was late. See
 * `check-times.ts` for how often. Orders that turn out not to be paid in time are cancelled. One that
 * the provider does not know is told to the shop and holds up no other.
 *
 * @throws {UnavailableError} when the provider is away; the next run goes on
 */
export async function reconcilePayments(context: ShopContext): Promise<void> {
  await expireOrdersWithoutPayment(context);
  for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
    const now = context.now();
    const payment = await getPaymentToCheck(context.db, context.payments.name, now);
    if (payment === undefined) return;
    const expiresAt = unpaidUntil({
      placedAt: payment.placed_at,
      openedAt: payment.opened_at,
      waitMs: context.config.unpaidOrderTtl,
    });
    const nextCheckAt = computeNextCheck(payment.updated_at, now, expiresAt);
    if (await claimPaymentCheck(context.db, payment, nextCheckAt)) {
      await checkPayment(context, payment).catch((error: unknown) => {
        if (!(error instanceof ProviderOrderUnknownError)) throw error;
        const about = { err: error, paymentId: payment.id, orderId: payment.order_id };
        context.log.error(about, 'the provider does not know the order of a payment');
      });
    }
  }
}

async function checkPayment(context: ShopContext, payment: PaymentRow): Promise<void> {
  const { provider_order_id: providerOrderId } = payment;
  await applyStoredEvents(context, providerOrderId);
  const report = await context.payments.getReport(providerOrderId);
  if (report !== undefined) {
    await changePayment(context, providerOrderId, (transaction, locked) =>
      applyReport(context, transaction, locked, report),
    );
  }
  await expireUnpaidOrder(context, payment.order_id);
}

/** Reconciles now and then every minute. @returns the function that stops it */
export function startReconciling(context: ShopContext): () => void {
  let isRunning = false;
  async function reconcile(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await reconcilePayments(context);
    } catch (error) {
      context.log.warn({ err: error }, 'reconciling payments failed');
    } finally {
      isRunning = false;
    }
  }
  void reconcile();
  const timer = setInterval(() => void reconcile(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
