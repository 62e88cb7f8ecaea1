import { asPaise, type Paise, sumPaise } from '../../money.ts';
import { isCashDue, type MovableOrder } from '../order-moves.ts';

/** A delivery whose cash a courier may owe the shop. */
type CashOrder = Pick<MovableOrder, 'status' | 'paymentMethod' | 'isCashReceived' | 'total'> & {
  readonly courier: string;
};

/**
 * What a courier kept of the cash of some deliveries when it paid the rest in one sum (product 10.4.11);
 * below zero if it paid more than it had. It is a cost of the shop, not of the groups.
 *
 * @param received what the shop got
 * @returns null without orders, and for one whose cash this courier does not owe
 */
export function keptByCourier(
  orders: readonly CashOrder[],
  courier: string,
  received: Paise,
): Paise | null {
  const areDue = orders.every((order) => order.courier === courier && isCashDue(order));
  if (orders.length === 0 || !areDue) return null;
  return asPaise(sumPaise(orders.map(({ total }) => total)) - received);
}
