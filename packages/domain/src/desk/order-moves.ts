import { asPaise, type Paise } from '../money.ts';
import { orderPayment, type PayableOrder } from '../orders/order-payment.ts';
import { canCancel, isOpenOrder } from '../orders/order-status.ts';
import type { DeskPermission } from './roles.ts';

/** What the desk does with an order, in the order of its life (product 10.2.3). */
export const ORDER_MOVES = [
  'processing',
  'shipped',
  'out_for_delivery',
  'delivered',
  'receive_cash',
  'cancel',
  'undelivered',
  'approve_return',
  'reject_return',
  'receive_return',
  'correct_courier',
  'undo_cash',
  'unsend',
] as const;

/**
 * What somebody at the desk does with an order; {@link listOrderMoves} lists what an order allows.
 * `undelivered` takes back a packet that did not arrive, `correct_courier` changes courier and
 * tracking number, `undo_cash` undoes `receive_cash`, `unsend` undoes `shipped`.
 */
export type OrderMove = (typeof ORDER_MOVES)[number];

/** The permission that each move needs: what settles money, or gives it back, needs the one for refunds. */
export const MOVE_PERMISSIONS: Readonly<Record<OrderMove, DeskPermission>> = {
  processing: 'orders.move',
  shipped: 'orders.move',
  out_for_delivery: 'orders.move',
  delivered: 'orders.move',
  receive_cash: 'orders.refund',
  cancel: 'orders.refund',
  undelivered: 'orders.refund',
  approve_return: 'orders.refund',
  reject_return: 'orders.refund',
  receive_return: 'orders.refund',
  correct_courier: 'orders.move',
  undo_cash: 'orders.refund',
  unsend: 'orders.move',
};

/** The moves by which goods come back, where whoever receives them says whether they go into stock. */
export const RESTOCK_MOVES: readonly OrderMove[] = ['undelivered', 'receive_return'];

/** An order as the moves look at it; amounts in paise. */
export type MovableOrder = PayableOrder & {
  /** What the shopper pays, charges included. */
  readonly total: Paise;
  /** Of the total, what is due back for pieces that came back. */
  readonly returned: Paise;
  /** When it was sent last, epoch ms; null before. */
  readonly sentAt: number | null;
  /** Whether the courier carries it to the door. */
  readonly isOutForDelivery: boolean;
  /** Whether the courier has paid the shop the cash of the delivery. */
  readonly isCashReceived: boolean;
  /** Whether that cash is part of a settlement, which is undone as a whole (product 10.4.11). */
  readonly isCashSettled: boolean;
};

/** A move that an order allows, and what it does to stock and money (product 10.6.4). */
export type MoveEffect = {
  /** What can be done now; {@link MOVE_PERMISSIONS} tells who may do it. */
  readonly move: OrderMove;
  /** `returned`: all pieces go back into stock; `chosen`: whoever receives the goods decides. */
  readonly stock: 'none' | 'returned' | 'chosen';
  /**
   * `collected`: the courier owes the cash to the shop; `received`: the shop has it; `refund_due`: the
   * shop owes the money to the shopper.
   */
  readonly money: 'none' | 'collected' | 'received' | 'refund_due';
  /** Of `money`, in paise; that of a return is of all pieces that are left. */
  readonly amount: Paise;
};

/** How long after it was sent an order can be taken back, ms (product 10.2.20). */
const UNSEND_MS = 10 * 60_000;

/** A line can be ticked until its order is sent (product 10.2.2). */
export function canPack(order: PayableOrder): boolean {
  return isOpenOrder(order) && orderPayment(order) === 'settled';
}

/**
 * What an order waits for while a member has no move to make: `packing`, which she does herself,
 * `sending`, which others do, `payment` by the shopper; `nothing` of these.
 */
export type OrderWait = 'packing' | 'sending' | 'payment' | 'nothing';

/**
 * Tells a member without a move what an order waits for (product 10.2.10).
 *
 * @param unpackedLines of those that she sees
 */
export function orderWait(
  order: PayableOrder,
  permissions: readonly DeskPermission[],
  unpackedLines: number,
): OrderWait {
  if (orderPayment(order) === 'due') return 'payment';
  if (!canPack(order) || !permissions.includes('orders.pack')) return 'nothing';
  return unpackedLines > 0 ? 'packing' : 'sending';
}

/** Tells whether the courier owes the shop the cash of a delivery (product 10.2.7). */
export function isCashDue(
  order: Pick<MovableOrder, 'status' | 'paymentMethod' | 'isCashReceived'>,
): boolean {
  return wasCashCollected(order) && !order.isCashReceived;
}

/** The shopper has paid the courier, also where the goods came back later. */
function wasCashCollected(order: Pick<MovableOrder, 'status' | 'paymentMethod'>): boolean {
  return order.status === 'delivered' && order.paymentMethod === 'cod';
}

/** Tells whether the goods of an order count as sold (product 10.2.5). */
export function isSale(order: PayableOrder): boolean {
  return orderPayment(order) === 'settled' && order.returnStatus !== 'returned';
}

/**
 * The moves that an order allows now, with their effects (product 10.2.3, 10.6.4). An order is sent,
 * and delivered, when nothing of its payment is open.
 *
 * @param now epoch ms
 */
export function listOrderMoves(order: MovableOrder, now: number): MoveEffect[] {
  return ORDER_MOVES.filter((move) => isAllowed(order, move, now)).map((move) => ({
    move,
    ...effectOf(order, move),
  }));
}

function isAllowed(order: MovableOrder, move: OrderMove, now: number): boolean {
  const { status, returnStatus = null, sentAt } = order;
  const isSettled = orderPayment(order) === 'settled';
  switch (move) {
    case 'processing':
      return isSettled && status === 'pending';
    case 'shipped':
      return canPack(order);
    case 'out_for_delivery':
      return isSettled && status === 'shipped' && !order.isOutForDelivery;
    case 'delivered':
      return isSettled && status === 'shipped';
    case 'receive_cash':
      return isCashDue(order);
    case 'undo_cash':
      return wasCashCollected(order) && order.isCashReceived && !order.isCashSettled;
    case 'cancel':
      return canCancel(order);
    case 'unsend':
      return (
        status === 'shipped' &&
        !order.isOutForDelivery &&
        sentAt !== null &&
        now - sentAt <= UNSEND_MS
      );
    case 'undelivered':
    case 'correct_courier':
      return status === 'shipped';
    case 'approve_return':
    case 'reject_return':
      return status === 'delivered' && returnStatus === 'requested';
    case 'receive_return':
      return status === 'delivered' && returnStatus === 'approved';
  }
}

function effectOf(order: MovableOrder, move: OrderMove): Omit<MoveEffect, 'move'> {
  const { total } = order;
  const none = { stock: 'none', money: 'none', amount: asPaise(0) } as const;
  const owed = { money: 'refund_due', amount: total } as const;
  const givesBack = order.paymentStatus === 'paid' ? owed : {};
  switch (move) {
    case 'delivered':
      return order.paymentMethod === 'cod' ? { ...none, money: 'collected', amount: total } : none;
    case 'receive_cash':
      return { ...none, money: 'received', amount: total };
    case 'undo_cash':
      return { ...none, money: 'collected', amount: total };
    case 'cancel':
      return { ...none, ...givesBack, stock: 'returned' };
    case 'undelivered':
      return { ...none, ...givesBack, stock: 'chosen' };
    case 'receive_return':
      return { ...owed, amount: asPaise(total - order.returned), stock: 'chosen' };
    default:
      return none;
  }
}

/** How money is given back: by the provider of online payments, or by hand. */
export const REFUND_METHODS = ['provider', 'upi', 'bank', 'cash'] as const;

/** `provider` gives an online payment back; `upi`, `bank` and `cash` are by hand. */
export type RefundMethod = (typeof REFUND_METHODS)[number];

/**
 * What the shop still owes to the shopper of an order, in paise (product 10.2.3): online money that is
 * to be given back, the cash of an order that came back, and what is due for pieces of one that did not
 * come back whole (product 10.2.21), less the refunds that were recorded.
 */
export function refundDue(order: {
  readonly returnStatus: string | null;
  readonly paymentMethod: string | null;
  readonly total: Paise;
  /** Of the total, what is due back for pieces that came back, in paise. */
  readonly returned: Paise;
  /** Sum of the online payments that are to be given back, in paise. */
  readonly strayPayments: Paise;
  /** Sum of the recorded refunds, in paise. */
  readonly refunded: Paise;
}): Paise {
  const isWhole = order.returnStatus === 'returned';
  // Online money of an order that came back whole is among the payments.
  const isWithPayments = isWhole && order.paymentMethod === 'online';
  const returned = isWhole ? order.total : order.returned;
  const due = order.strayPayments + (isWithPayments ? 0 : returned);
  return asPaise(Math.max(0, due - order.refunded));
}
