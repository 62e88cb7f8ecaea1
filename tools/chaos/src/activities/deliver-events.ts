import { type Activity, SOON, toAttempt } from '../activity.ts';
import { reportCount } from '../check-invariants.ts';
import { findUnpaid, preparePayments } from './online-payment.ts';

/** Delivers each event twice at once: it is stored once, and an acknowledged event has its effect. */
export const deliverEvents: Activity = {
  name: 'receivePaymentWebhook',
  killAfter: SOON,
  async open(shop) {
    const startPayment = await preparePayments(shop);
    const shoppers = await shop.signUpShoppers(shop.clients);
    const acknowledged = new Set<string>();
    return {
      clients: shoppers.map((shopper) => async () => {
        const { orderId, deliver } = await startPayment(shopper);
        const deliveries = [deliver, deliver].map((one) =>
          toAttempt(one, [200], () => acknowledged.add(orderId)),
        );
        return async () => {
          const outcomes = await Promise.all(deliveries.map((one) => one()));
          return outcomes.every((hasResponse) => hasResponse);
        };
      }),
      *findViolations(ledger) {
        yield* findUnpaid(ledger, acknowledged);
        yield* reportCount(
          ledger.events.filter(({ isApplied, payment }) => !isApplied && payment !== undefined),
          'events were stored without their effect',
        );
      },
    };
  },
};
