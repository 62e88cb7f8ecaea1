import { unpaidUntil } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { computeNextCheck } from './check-times.ts';
import { applyReport, applyStoredEvents, changePayment } from './payment-changes.ts';
import { ProviderOrderUnknownError } from './payment-provider.ts';
import { claimPaymentCheck, getPaymentToCheck, type PaymentRow } from './payments.repository.ts';
import { expireOrdersWithoutPayment, expireUnpaidOrder } from './unpaid-orders.ts';

/** Limit of one run; the other checks stay due for the next run. */
const MAX_CHECKS = 200;

/**
 * Asks the provider for the payments that neither the dialog nor a webhook has completed, as after a
 * browser crash, a lost webhook or a late bank (see `check-times.ts`), and cancels orders that were
 * not paid in time. A payment whose order the provider does not know is logged, and the run
 * continues.
 *
 * @throws {UnavailableError} when the provider cannot be reached; the next run continues
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
