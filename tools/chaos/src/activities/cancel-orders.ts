import { type Activity, SOON, toAttempt } from '../activity.ts';
import { reportCount } from '../check-invariants.ts';
import { preparePayments } from './online-payment.ts';

/** Cancels orders, in turns unpaid and paid: pieces return to the stock, and money is due back. */
export const cancelOrders: Activity = {
  name: 'cancelOrder',
  killAfter: SOON,
  async open(shop) {
    const startPayment = await preparePayments(shop);
    const shoppers = await shop.signUpShoppers(shop.clients);
    const acknowledged = new Set<string>();
    let count = 0;
    return {
      clients: shoppers.map((shopper) => async () => {
        const { orderId, verify } = await startPayment(shopper);
        count += 1;
        if (count % 2 === 0) await verify();
        // The server rejects a repetition: the order is cancelled already.
        return toAttempt(
          () => shopper.post(`/order/cancel-order/${orderId}`),
          [200, 409],
          () => acknowledged.add(orderId),
        );
      }),
      *findViolations({ orders }) {
        const cancelled = new Set(
          orders.filter(({ status }) => status === 'cancelled').map(({ id }) => id),
        );
        yield* reportCount(
          Array.from(acknowledged).filter((id) => !cancelled.has(id)),
          'acknowledged cancels are lost',
        );
      },
    };
  },
};
