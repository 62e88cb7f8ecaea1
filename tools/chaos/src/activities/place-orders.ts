import { type Activity, toAttempt } from '../activity.ts';
import { reportCount } from '../check-invariants.ts';

/** Places orders, each under its own key: no acknowledged order is lost, doubled or incomplete. */
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
        return toAttempt(
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
      *findViolations({ orders }, isWhole) {
        const unitsOf = new Map(
          orders.map(({ id, lines }) => [id, addUp(lines.map((line) => line.quantity))]),
        );
        const placed = Array.from(acknowledged.values());
        yield* reportCount(Array.from(twice), 'orders were sent twice and made twice');
        yield* reportCount(
          placed.filter(({ orderId }) => !unitsOf.has(orderId)),
          'acknowledged orders are lost',
        );
        yield* reportCount(
          placed.filter(({ orderId, units }) => (unitsOf.get(orderId) ?? units) !== units),
          'orders with other lines than were ordered',
        );
        if (!isWhole) return;
        const acknowledgedIds = new Set(placed.map(({ orderId }) => orderId));
        yield* reportCount(
          orders.filter(({ id }) => !acknowledgedIds.has(id) && !before.has(id)),
          'orders nobody knows of',
        );
      },
    };
  },
};

function addUp(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
