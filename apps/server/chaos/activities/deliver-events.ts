import { type Activity, SOON, toDeed } from '../activity.ts';
import { tell } from '../check-invariants.ts';
import { findUnpaid, preparePayments } from './online-payment.ts';

/** Each event comes twice at once: it is kept once, and what was answered has had its effect. */
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
          toDeed(one, [200], () => acknowledged.add(orderId)),
        );
        return async () => {
          const outcomes = await Promise.all(deliveries.map((one) => one()));
          return outcomes.every((isAnswered) => isAnswered);
        };
      }),
      *findBroken(books) {
        yield* findUnpaid(books, acknowledged);
        yield* tell(
          books.events.filter(({ isApplied, payment }) => !isApplied && payment !== undefined),
          'events were kept without their effect',
        );
      },
    };
  },
};
