import { type Activity, toDeed } from '../activity.ts';
import { tell } from '../check-invariants.ts';

/** Orders, each under its own key: none that was acknowledged is lost, doubled or torn. */
export const placeOrders: Activity = {
  name: 'createOrder',
  killAfter: { min: 15, max: 135 },
  async open(shop) {
    const shoppers = await shop.signUpShoppers(shop.clients);
    const before = new Set(
      (await shop.stock.db.selectFrom('orders').select('id').execute()).map(({ id }) => id),
    );
    const acknowledged = new Map<string, { orderId: string; units: number }>();
    const twice = new Set<string>();
    return {
      clients: shoppers.map((shopper) => async () => {
        const key = shop.makeKey();
        const quantities = shop.choose();
        const units = addUp(Object.values(quantities));
        return toDeed(
          () => shopper.order(quantities, {}, key),
          [201],
          ({ body }) => {
            const orderId: string = body.data._id;
            const known = acknowledged.get(key);
            if (known !== undefined && known.orderId !== orderId) twice.add(key);
            acknowledged.set(key, { orderId, units });
          },
        );
      }),
      *findBroken({ orders }, isWhole) {
        const unitsOf = new Map(
          orders.map(({ id, lines }) => [id, addUp(lines.map((line) => line.quantity))]),
        );
        const answers = Array.from(acknowledged.values());
        yield* tell(Array.from(twice), 'orders were sent twice and made twice');
        yield* tell(
          answers.filter(({ orderId }) => !unitsOf.has(orderId)),
          'acknowledged orders are lost',
        );
        yield* tell(
          answers.filter(({ orderId, units }) => (unitsOf.get(orderId) ?? units) !== units),
          'orders with other lines than were ordered',
        );
        if (!isWhole) return;
        const answered = new Set(answers.map(({ orderId }) => orderId));
        yield* tell(
          orders.filter(({ id }) => !answered.has(id) && !before.has(id)),
          'orders nobody knows of',
        );
      },
    };
  },
};

function addUp(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
