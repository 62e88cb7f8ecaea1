import { type Pagination, toPagination } from '@haat/domain';
import { hasDeskPermission } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import type { OrderRow } from '../../orders/orders.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { DeskMember } from '../members/desk-member.ts';
import * as orders from './desk-orders.repository.ts';
import type { OrderFilter, OrderView } from './order-filter.ts';
import {
  loadMakers,
  loadOrderDetails,
  loadVisibleOrders,
  type VisibleOrder,
  type VisibleOrderDetails,
} from './visible-order.ts';

/** How many orders are in each saved view; null for what the role does not see. */
export interface OrderCounts {
  toPack: number;
  toSend: number;
  onTheWay: number;
  cashDue: number | null;
  returns: number;
  refundsDue: number | null;
}

/** A results page of orders with what stands beside it. */
interface OrderList {
  orders: VisibleOrder[];
  /** The groups of their lines, by id. */
  makers: VisibleOrderDetails['makers'];
  counts: OrderCounts;
  /** Couriers that may be filtered by. */
  couriers: string[];
  pagination: Pagination;
}

/** Lists a results page of the orders that a member sees. @param page counted from 1 */
export async function listDeskOrders(
  { db }: ShopContext,
  member: DeskMember,
  filter: OrderFilter,
  { page, limit, sort }: { page: number; limit: number; sort: orders.OrderSort },
): Promise<OrderList> {
  const total = await orders.countOrders(db, filter);
  const rows = await orders.listOrders(db, filter, {
    ...{ limit, sort, offset: (page - 1) * limit },
    sumOf: member.makerId,
  });
  const visible = await loadVisibleOrders(db, member, rows);
  return {
    orders: visible,
    makers: await loadMakers(db, visible),
    counts: await countViews(db, member),
    couriers: await orders.listCouriers(db, member.makerId),
    pagination: toPagination(page, limit, total),
  };
}

/** Counts the orders of each saved view that a member sees (product 10.2.1). */
export async function countViews(db: Db, { role, makerId }: DeskMember): Promise<OrderCounts> {
  const count = (view: OrderView) => orders.countOrders(db, { makerId, view });
  const mayRefund = hasDeskPermission(role, 'orders.refund');
  return {
    toPack: await count('to_pack'),
    toSend: await count('to_send'),
    onTheWay: await count('on_the_way'),
    cashDue: mayRefund ? await count('cash_due') : null,
    returns: await count('returns'),
    refundsDue: mayRefund ? await count('refunds_due') : null,
  };
}

/** @throws {NotFoundError} for an unknown order, and for one without a line of a group member's group */
export async function getDeskOrder(
  { db }: ShopContext,
  member: DeskMember,
  orderId: string,
): Promise<VisibleOrderDetails> {
  return loadOrderDetails(db, member, await requireOrder(db, member, orderId));
}

/** @throws {NotFoundError} for an unknown order, and for one without a line of a group member's group */
export async function requireOrder(
  db: Db,
  { makerId }: DeskMember,
  orderId: string,
): Promise<OrderRow> {
  const order = await orders.getOrder(db, orderId, makerId);
  if (order === undefined) throw new NotFoundError('Order');
  return order;
}
