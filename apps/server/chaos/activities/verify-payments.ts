import { type Activity, SOON, toDeed } from '../activity.ts';
import { findUnpaid, preparePayments } from './online-payment.ts';

/** The dialog's success is handed over: the order and its payment are paid, both or neither. */
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
        return toDeed(verify, [200], () => acknowledged.add(orderId));
      }),
      findBroken: (books) => findUnpaid(books, acknowledged),
    };
  },
};
