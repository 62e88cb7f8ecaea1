import { newAddress } from '../goods/stock-fixture.ts';
import type { Reply, Visitor } from '../requests/visitor.ts';

/** A signed-in shopper with one saved address. */
export interface ReadyShopper extends Visitor {
  userId: string;
  addressId: string;
  /** Places an order for these products, cash on delivery unless `changes` says otherwise. */
  order(
    quantities: Readonly<Record<string, number>>,
    changes?: Record<string, unknown>,
    key?: string,
  ): Promise<Reply>;
}

/**
 * Signs a new shopper up and saves an address.
 *
 * @param changes of the form they sign up with
 */
export async function signUpWithAddress(
  shop: { visitor(): Visitor },
  changes: Record<string, unknown> = {},
): Promise<ReadyShopper> {
  const visitor = shop.visitor();
  const { userId } = await visitor.signUp(changes);
  const address = await visitor.post('/address/create-address', newAddress());
  const addressId: string = address.body.data._id;
  return {
    ...visitor,
    userId,
    addressId,
    order: (quantities, changes = {}, key) =>
      visitor.post(
        '/order/create-order',
        {
          items: Object.entries(quantities).map(([productId, quantity]) => ({
            productId,
            quantity,
          })),
          shippingAddress: addressId,
          paymentMethod: 'cod',
          ...changes,
        },
        key === undefined ? {} : { headers: { 'idempotency-key': key } },
      ),
  };
}
