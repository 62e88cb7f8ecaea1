import type { components } from '@haat/api-sdk/schema';
import { asPaise, type Pagination } from '@haat/domain';
import { dayInIndia, keptByCourier } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { lockOrder, type OrderRow, updateOrder } from '../../orders/orders.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { PageRequest } from '../../platform/database/read-page.ts';
import type { Row } from '../../platform/database/tables.ts';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { createId } from '../../platform/security/ids.ts';
import { recordChange } from '../audit/record-change.ts';
import type { DeskCall } from '../members/desk-call.ts';
import { readPaymentDay } from './day-span.ts';
import * as settlements from './settlements.repository.ts';

type SettlementResponse = components['schemas']['DeskCourierSettlement'];

/** Lists a page of what couriers paid of the cash of deliveries (product 10.4.11). */
export async function readSettlements(
  { db }: ShopContext,
  page: PageRequest,
): Promise<{ settlements: SettlementResponse[]; pagination: Pagination }> {
  const { rows, pagination } = await settlements.listSettlements(db, page);
  const orders = await settlements.listSettledOrders(
    db,
    rows.map(({ id }) => id),
  );
  const ordersOf = Map.groupBy(orders, ({ settlement_id }) => settlement_id);
  return {
    settlements: rows.map((row) => presentSettlement(row, ordersOf.get(row.id) ?? [])),
    pagination,
  };
}

/**
 * Records what a courier paid of the cash of deliveries in one sum (product 10.4.11). It needs no versions:
 * once the cash of an order is due from a courier, neither that nor its total changes before it is received.
 *
 * @throws {InvalidInputError} for a day in the future, or more than a year ago
 * @throws {NotFoundError} for an unknown order
 * @throws {ConflictError} when the courier does not owe the cash of all of them
 */
export async function createSettlement(
  context: ShopContext,
  { member, key }: DeskCall,
  input: components['schemas']['DeskSettlementInput'],
): Promise<SettlementResponse> {
  const now = context.now();
  const at = readPaymentDay('receivedOn', input.receivedOn, now);
  const call = { operation: 'createDeskSettlement', userId: member.userId, key, request: input };
  return runIdempotently(context, { ...call, statusCode: 201 }, async (transaction) => {
    const orders = await lockOrders(transaction, input.orders);
    const cash = orders.map((order) => ({
      courier: order.courier,
      status: order.status,
      paymentMethod: order.payment_method,
      isCashReceived: order.cash_received_at !== null,
      total: asPaise(order.total_paise),
    }));
    const kept = keptByCourier(cash, input.courier, asPaise(input.receivedPaise));
    if (kept === null) {
      const message = 'The courier does not owe the cash of all these orders.';
      throw new ConflictError('cash_not_due', message);
    }
    const id = createId(now);
    for (const order of orders) {
      const changes = { cash_received_at: now, cash_settlement_id: id, updated_at: now };
      await updateOrder(transaction, order, changes);
    }
    const settlement = {
      ...{ id, at, undoes_id: null, recorded_by: member.userId, created_at: now },
      courier: input.courier,
      reference: input.reference?.trim() ?? '',
      received_paise: input.receivedPaise,
      kept_paise: kept,
    };
    return record(transaction, 'settlement.recorded', settlement, orders);
  });
}

/**
 * Undoes a settlement by a counter-entry of the same day (product 10.4.11): the courier owes the cash of
 * all its orders again.
 *
 * @throws {NotFoundError} for what is no settlement
 * @throws {ConflictError} when it was undone before
 */
export async function undoSettlement(
  context: ShopContext,
  { member, key }: DeskCall,
  settlementId: string,
): Promise<SettlementResponse> {
  const call = { operation: 'undoDeskSettlement', userId: member.userId, key };
  const idempotent = { ...call, request: settlementId, statusCode: 201 };
  return runIdempotently(context, idempotent, async (transaction) => {
    const settled = await settlements.listSettledOrders(transaction, [settlementId]);
    const orders = await lockOrders(
      transaction,
      settled.map(({ id }) => id),
    );
    // Read after the locks: another desk may have undone it before this one had them.
    const settlement = await settlements.getSettlement(transaction, settlementId);
    if (settlement === undefined || settlement.undoes_id !== null) {
      throw new NotFoundError('Settlement');
    }
    if (settlement.undone_by !== null) {
      throw new ConflictError('settlement_undone', 'This settlement was undone before.');
    }
    const now = context.now();
    for (const order of orders) {
      const changes = { cash_received_at: null, cash_settlement_id: null, updated_at: now };
      await updateOrder(transaction, order, changes);
    }
    const { undone_by: _, ...undone } = settlement;
    const counter = {
      ...undone,
      ...{ id: createId(now), undoes_id: settlementId },
      ...{ recorded_by: member.userId, created_at: now },
      received_paise: -undone.received_paise,
      kept_paise: -undone.kept_paise,
    };
    return record(transaction, 'settlement.undone', counter, orders);
  });
}

/** Locks orders by their ids, as those do that move many, so that two such changes do not deadlock. */
async function lockOrders(transaction: Db, ids: readonly string[]): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  for (const id of ids.toSorted()) {
    const order = await lockOrder(transaction, id);
    if (order === undefined) throw new NotFoundError('Order');
    orders.push(order);
  }
  return orders;
}

async function record(
  transaction: Db,
  action: string,
  settlement: Row<'courier_settlements'>,
  orders: readonly OrderRow[],
): Promise<SettlementResponse> {
  await settlements.createSettlement(
    transaction,
    settlement,
    orders.map(({ id }) => id),
  );
  const presented = presentSettlement({ ...settlement, undone_by: null }, orders);
  const { courier, reference, receivedPaise, keptPaise } = presented;
  const change = {
    userId: settlement.recorded_by,
    action,
    subject: { kind: 'settlement', id: settlement.id },
    before: null,
    after: {
      ...{ courier, reference, receivedPaise, keptPaise },
      at: toIsoDate(settlement.at),
      orders: presented.orders,
    },
  } as const;
  await recordChange(transaction, change, settlement.created_at);
  return presented;
}

function presentSettlement(
  settlement: settlements.SettlementRow,
  orders: readonly Pick<OrderRow, 'id' | 'order_number'>[],
): SettlementResponse {
  return {
    _id: settlement.id,
    courier: settlement.courier,
    receivedOn: dayInIndia(settlement.at),
    reference: settlement.reference,
    receivedPaise: settlement.received_paise,
    keptPaise: settlement.kept_paise,
    orders: orders.map(({ id, order_number }) => ({ _id: id, orderNumber: order_number })),
    isCorrection: settlement.undoes_id !== null,
    isUndone: settlement.undone_by !== null,
  };
}
