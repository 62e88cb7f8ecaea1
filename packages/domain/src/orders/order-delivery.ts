import { isPincode } from '../address/pincode.ts';
import { estimateDelivery } from '../delivery/delivery-date.ts';
import { placedAtOf } from './order-list.ts';
import { orderPayment, type PayableOrder } from './order-payment.ts';
import { bucketOf } from './order-status.ts';

type DeliveredOrder = PayableOrder & {
  readonly orderDate: string | null;
  readonly address: { readonly zipCode: string } | null;
};

/**
 * The last day on which an order is expected, such as '2026-12-01', which `formatDeliveryDay` formats, by
 * its own date and pincode (product 2.14.13); null once it is delivered or cancelled, for an online order before it is paid, and
 * without a date or a valid pincode.
 */
export function orderDeliverBy(order: DeliveredOrder): string | null {
  const isExpected = bucketOf(order.status) === 'current' && orderPayment(order) === 'settled';
  const placedAt = placedAtOf(order);
  const pincode = order.address?.zipCode ?? '';
  if (!isExpected || placedAt === null || !isPincode(pincode)) return null;
  return estimateDelivery(pincode, placedAt).deliverBy;
}
