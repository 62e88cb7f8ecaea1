import { type Activity, SOON, toDeed } from '../activity.ts';
import { tell } from '../check-invariants.ts';
import { preparePayments } from './online-payment.ts';

/** Orders are cancelled, in turns unpaid and paid: their pieces are back, and their money is due. */
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
        // Sent again it is refused: the order is cancelled already.
        return toDeed(
          () => shopper.post(`/order/cancel-order/${orderId}`),
          [200, 409],
          () => acknowledged.add(orderId),
        );
      }),
      *findBroken({ orders }) {
        const cancelled = new Set(
          orders.filter(({ status }) => status === 'cancelled').map(({ id }) => id),
        );
        yield* tell(
          Array.from(acknowledged).filter((id) => !cancelled.has(id)),
          'acknowledged cancels are lost',
        );
      },
    };
  },
};
