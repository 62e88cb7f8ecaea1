import { asPaise, type PayableOrder } from '@haat/domain';
import { type MovableOrder, refundDue } from '@haat/domain/desk';
import { loadOrderNews, type OrderNews } from '../../orders/order-texts.repository.ts';
import { loadWholeOrders, type OrderRow, type WholeOrder } from '../../orders/orders.repository.ts';
import { listPaymentsOfOrder, type PaymentRow } from '../../payments/payments.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { listNamedGroups, type NamedGroup } from '../groups/groups.repository.ts';
import type { DeskMember } from '../members/desk-member.ts';
import * as orders from './desk-orders.repository.ts';
import { LOGGED_ACTIONS } from './order-history.ts';

/** An order with the lines that a member may see. */
export interface VisibleOrder extends WholeOrder {
  /** Ticks of these lines. */
  readonly ticks: readonly orders.TickRow[];
}

/** All that the page of an order shows to a member. */
export interface VisibleOrderDetails extends VisibleOrder {
  readonly payments: readonly PaymentRow[];
  readonly notes: readonly orders.NoteRow[];
  readonly refunds: readonly orders.RefundRow[];
  /** What is still to be given back, in paise. */
  readonly refundDue: number;
  /** What the log of the desk has of its moves. */
  readonly moves: readonly orders.LoggedMove[];
  /** The groups by their ids. */
  readonly makers: ReadonlyMap<string, NamedGroup>;
  /** What there is to tell the shopper; null for who does not see the phone number. */
  readonly news: OrderNews | null;
}

/** Reads what a member may see of these orders: a group member the lines of her group (product 10.1.2). */
export async function loadVisibleOrders(
  db: Db,
  { makerId }: Pick<DeskMember, 'makerId'>,
  rows: readonly OrderRow[],
): Promise<VisibleOrder[]> {
  const whole = await loadWholeOrders(db, rows);
  const ticks = await orders.listTicks(
    db,
    rows.map(({ id }) => id),
  );
  const ticksOf = Map.groupBy(ticks, (tick) => tick.order_id);
  return whole.map((one) => {
    const lines = one.lines.filter((line) => makerId === null || line.maker_id === makerId);
    const seen = new Set(lines.map((line) => line.product_id));
    const ticksOfOrder = (ticksOf.get(one.order.id) ?? []).filter((tick) =>
      seen.has(tick.product_id),
    );
    return { ...one, lines, ticks: ticksOfOrder };
  });
}

/** Reads all that the page of an order shows to a member. */
export async function loadOrderDetails(
  db: Db,
  member: DeskMember,
  order: OrderRow,
): Promise<VisibleOrderDetails> {
  const [visible] = await loadVisibleOrders(db, member, [order]);
  if (visible === undefined) throw new Error('An order vanished while it was read.');
  const payments = await listPaymentsOfOrder(db, order.id);
  const refunds = await orders.listRefunds(db, [order.id]);
  return {
    ...visible,
    payments,
    refunds,
    notes: await orders.listNotes(db, order.id),
    moves: await orders.listLoggedMoves(db, order.id, LOGGED_ACTIONS),
    refundDue: computeRefundDue(order, payments, refunds),
    makers: await loadMakers(db, [visible]),
    news:
      member.makerId === null
        ? await loadOrderNews(db, order, visible.ticks.length === visible.lines.length)
        : null,
  };
}

/** Reads the groups of the lines of these orders, by id. */
export async function loadMakers(
  db: Db,
  visible: readonly VisibleOrder[],
): Promise<VisibleOrderDetails['makers']> {
  const lines = visible.flatMap((one) => one.lines);
  const ids = new Set(lines.flatMap((line) => line.maker_id ?? []));
  const makers = await listNamedGroups(db, Array.from(ids));
  return new Map(makers.map((maker) => [maker.id, maker]));
}

/** What is still to be given back for an order, in paise. */
export function computeRefundDue(
  order: OrderRow,
  payments: readonly PaymentRow[],
  refunds: readonly orders.RefundRow[],
): number {
  const stray = payments.filter(({ status }) => status === 'refund_due');
  return refundDue({
    returnStatus: order.return_status,
    paymentMethod: order.payment_method,
    total: asPaise(order.total_paise),
    returned: asPaise(order.returned_paise),
    strayPayments: asPaise(stray.reduce((sum, payment) => sum + payment.amount_paise, 0)),
    refunded: asPaise(refunds.reduce((sum, refund) => sum + refund.amount_paise, 0)),
  });
}

/** An order as the rules of payments look at it. */
export function toPayable(
  order: Pick<OrderRow, 'status' | 'return_status' | 'payment_method' | 'payment_status'>,
): PayableOrder {
  return {
    status: order.status,
    returnStatus: order.return_status,
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
  };
}

/** An order as the rules of moves look at it. */
export function toMovable({
  order,
  statusChanges,
}: Pick<WholeOrder, 'order' | 'statusChanges'>): MovableOrder {
  return {
    ...toPayable(order),
    total: asPaise(order.total_paise),
    returned: asPaise(order.returned_paise),
    sentAt: findSentAt(statusChanges),
    isOutForDelivery: order.out_for_delivery_at !== null,
    isCashReceived: order.cash_received_at !== null,
    isCashSettled: order.cash_settlement_id !== null,
  };
}

/** When an order was sent last, epoch ms; null before. */
export function findSentAt(statusChanges: WholeOrder['statusChanges']): number | null {
  const last = statusChanges.findLast(
    ({ status }) => status === 'shipped' || status === 'processing',
  );
  // One that was taken back is in preparation again.
  return last?.status === 'shipped' ? last.changed_at : null;
}
