import { bucketOf, type OrderState } from './order-status.ts';

/** What tells whether something is still to come of an order. */
export type SettlingOrder = OrderState & {
  readonly paymentStatus: string;
  /** The statuses of the tries to pay it online. */
  readonly payments: readonly string[];
};

const OPEN_RETURNS: readonly (string | null | undefined)[] = ['requested', 'approved'];
const OPEN_PAYMENTS: readonly string[] = ['created', 'authorized'];

/**
 * Whether something of an order is still under way: its delivery, a return, a refund, or an online
 * payment that may yet come. Such an order keeps its shopper's account from being deleted.
 */
export function isOrderOpen(order: SettlingOrder): boolean {
  return (
    bucketOf(order.status) === 'current' ||
    OPEN_RETURNS.includes(order.returnStatus) ||
    order.paymentStatus === 'refund_due' ||
    order.payments.some((status) => OPEN_PAYMENTS.includes(status))
  );
}
