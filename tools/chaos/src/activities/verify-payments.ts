import { type Activity, SOON, toAttempt } from '../activity.ts';
import { findUnpaid, preparePayments } from './online-payment.ts';

/** Verifies payments: the order and its payment are paid, both or neither. */
export const verifyPayments: Activity = {
  name: 'verifyPayment',
  killAfter: SOON,
  async open(shop) {
    const startPayment = await preparePayments(shop);
    const shoppers = await shop.signUpShoppers(shop.clients);
    const acknowledged = new Set<string>();
    return {
      clients: shoppers.map((shopper) => async () => {
        const { orderId, verify } = await startPayment(shopper);
        return toAttempt(verify, [200], () => acknowledged.add(orderId));
      }),
      findViolations: (ledger) => findUnpaid(ledger, acknowledged),
    };
  },
};
