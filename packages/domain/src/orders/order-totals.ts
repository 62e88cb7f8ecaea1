import type { CartTotals } from '../cart/cart-totals.ts';
import type { OrderView } from './order-view.ts';

/**
 * The sums of an order as its summary shows them (spec §2, §9), in paise.
 *
 * @returns null unless the API sent all of them: a part of a sum would mislead
 */
export function orderTotals(
  order: Pick<OrderView, 'subtotal' | 'shipping' | 'taxes' | 'discount' | 'totalAmount'>,
): CartTotals | null {
  const { subtotal, shipping, taxes, discount, totalAmount: total } = order;
  if (subtotal === null || shipping === null || taxes === null) return null;
  if (discount === null || total === null) return null;
  return { subtotal, shipping, taxes, discount, total };
}
