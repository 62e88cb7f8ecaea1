import type { Db } from '../../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/read-page.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

/** A settlement, and whether a counter-entry undoes it. */
export type SettlementRow = Row<'courier_settlements'> & { undone_by: string | null };

/** An order of a settlement. */
export type SettledOrderRow = Pick<Row<'orders'>, 'id' | 'order_number'> & {
  settlement_id: string;
};

export async function createSettlement(
  transaction: Db,
  settlement: NewRow<'courier_settlements'>,
  orderIds: readonly string[],
): Promise<void> {
  await transaction.insertInto('courier_settlements').values(settlement).execute();
  await transaction
    .insertInto('courier_settlement_orders')
    .values(orderIds.map((order_id) => ({ settlement_id: settlement.id, order_id })))
    .execute();
}

function selectSettlements(db: Db) {
  return db
    .selectFrom('courier_settlements as settlement')
    .leftJoin('courier_settlements as undoing', 'undoing.undoes_id', 'settlement.id')
    .selectAll('settlement')
    .select('undoing.id as undone_by');
}

/** Lists a page of the settlements, the newest first. */
export function listSettlements(db: Db, page: PageRequest): Promise<Page<SettlementRow>> {
  const settlements = selectSettlements(db)
    .orderBy('settlement.at', 'desc')
    .orderBy('settlement.id', 'desc');
  return readPage(settlements, page);
}

export function getSettlement(db: Db, id: string): Promise<SettlementRow | undefined> {
  return selectSettlements(db).where('settlement.id', '=', id).executeTakeFirst();
}

/** Lists the orders of these settlements, the oldest order first. */
export async function listSettledOrders(
  db: Db,
  settlementIds: readonly string[],
): Promise<SettledOrderRow[]> {
  if (settlementIds.length === 0) return [];
  return db
    .selectFrom('courier_settlement_orders as settled')
    .innerJoin('orders', 'orders.id', 'settled.order_id')
    .select(['settled.settlement_id', 'orders.id', 'orders.order_number'])
    .where('settled.settlement_id', 'in', settlementIds)
    .orderBy('orders.id')
    .execute();
}
