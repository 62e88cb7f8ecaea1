import { asPaise } from '@haat/domain';
import { type LedgerAmounts, OPEN_RETURN_STATUSES } from '@haat/domain/desk';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/read-page.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

export type LedgerRow = Row<'ledger_entries'>;

/** An entry with the names that it is shown by. */
export type NamedLedgerRow = LedgerRow & {
  maker_name: string | null;
  maker_name_hindi: string | null;
  order_number: string | null;
  product_id: string | null;
  product_name: string | null;
  product_name_hindi: string | null;
  quantity: number | null;
  /** The counter-entry of a payout. */
  undone_by: string | null;
};

/** The amounts of an entry, as the rules of the domain have them. */
export function toAmounts(
  entry: Pick<LedgerRow, 'kind' | 'gross_paise' | 'fee_paise' | 'amount_paise'>,
): LedgerAmounts {
  return {
    kind: entry.kind,
    gross: asPaise(entry.gross_paise),
    fee: asPaise(entry.fee_paise),
    amount: asPaise(entry.amount_paise),
  };
}

/** The columns of these amounts. */
export function toAmountColumns({ kind, gross, fee, amount }: LedgerAmounts) {
  return { kind, gross_paise: gross, fee_paise: fee, amount_paise: amount };
}

/** A filter of entries; an undefined field matches any. */
export interface LedgerFilter {
  makerId: string | undefined;
  /** Epoch ms; the entry is not before it. */
  start: number | undefined;
  /** Epoch ms; the entry is before it. */
  end: number | undefined;
}

/** Adds entries; one of a line that has such an entry already is left out. */
export async function createEntries(
  transaction: Db,
  entries: readonly NewRow<'ledger_entries'>[],
): Promise<void> {
  if (entries.length === 0) return;
  await transaction
    .insertInto('ledger_entries')
    .values(entries)
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'line_position', 'kind'])
        .where('order_id', 'is not', null)
        .doNothing(),
    )
    .execute();
}

/** Lists the entries of the lines of an order, in the order of the lines. */
export function listEntriesOfOrder(db: Db, orderId: string): Promise<LedgerRow[]> {
  return db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_position')
    .execute();
}

/** Lists a page of the entries that match the filter, the newest first. */
export function listEntries(
  db: Db,
  filter: LedgerFilter,
  page: PageRequest,
): Promise<Page<NamedLedgerRow>> {
  const entries = selectNamed(db)
    .where((eb) => eb.and(toConditions(filter)))
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc');
  return readPage(entries, page);
}

/** Lists all entries that match the filter, the oldest first. */
export function listAllEntries(db: Db, filter: LedgerFilter): Promise<NamedLedgerRow[]> {
  return selectNamed(db)
    .where((eb) => eb.and(toConditions(filter)))
    .orderBy('entry.at')
    .orderBy('entry.id')
    .execute();
}

/** Reads one entry. */
export function getEntry(db: Db, entryId: string): Promise<NamedLedgerRow | undefined> {
  return selectNamed(db).where('entry.id', '=', entryId).executeTakeFirst();
}

function selectNamed(db: Db) {
  return db
    .selectFrom('ledger_entries as entry')
    .leftJoin('makers', 'makers.id', 'entry.maker_id')
    .leftJoin('orders', 'orders.id', 'entry.order_id')
    .leftJoin('order_lines as line', (join) =>
      join
        .onRef('line.order_id', '=', 'entry.order_id')
        .on((eb) =>
          eb('line.position', '=', eb.fn.coalesce('entry.returned_line', 'entry.line_position')),
        ),
    )
    .leftJoin('ledger_entries as undoing', 'undoing.undoes_id', 'entry.id')
    .selectAll('entry')
    .select(({ fn }) => [
      fn.coalesce('entry.returned_pieces', 'line.quantity').as('quantity'),
      'makers.name as maker_name',
      'makers.name_hindi as maker_name_hindi',
      'orders.order_number',
      'line.product_id',
      'line.name as product_name',
      'line.name_hindi as product_name_hindi',
      'undoing.id as undone_by',
    ]);
}

function toConditions({ makerId, start, end }: LedgerFilter): Expression<SqlBool>[] {
  return [
    ...(makerId === undefined ? [] : [sql<SqlBool>`entry.maker_id = ${makerId}`]),
    ...(start === undefined ? [] : [sql<SqlBool>`entry.at >= ${start}`]),
    ...(end === undefined ? [] : [sql<SqlBool>`entry.at < ${end}`]),
  ];
}

/** The sums of the entries of one kind of one group, in paise. */
export type LedgerSum = LedgerAmounts & {
  maker_id: string | null;
  maker_name: string | null;
  maker_name_hindi: string | null;
};

/** Sums up the entries that match the filter, by group and kind. */
export async function sumEntries(db: Db, filter: LedgerFilter): Promise<LedgerSum[]> {
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .leftJoin('makers', 'makers.id', 'entry.maker_id')
    .select(({ fn }) => [
      'entry.maker_id',
      'makers.name as maker_name',
      'makers.name_hindi as maker_name_hindi',
      'entry.kind',
      fn.sum<number>('entry.gross_paise').as('gross'),
      fn.sum<number>('entry.fee_paise').as('fee'),
      fn.sum<number>('entry.amount_paise').as('amount'),
    ])
    .where((eb) => eb.and(toConditions(filter)))
    .groupBy(['entry.maker_id', 'makers.name', 'makers.name_hindi', 'entry.kind'])
    .execute();
  return rows.map((row) => ({
    ...row,
    gross: asPaise(Number(row.gross)),
    fee: asPaise(Number(row.fee)),
    amount: asPaise(Number(row.amount)),
  }));
}

/** What orders in one state earned for a group. */
export interface UncertainSum {
  maker_id: string | null;
  status: Row<'orders'>['status'];
  returnStatus: Row<'orders'>['return_status'];
  paymentMethod: Row<'orders'>['payment_method'];
  isCashReceived: boolean;
  /** In paise. */
  amount: number;
}

/**
 * Sums up the sold lines that match the filter, less what came back of them, of orders with an open
 * return or without the courier's cash, by group and state.
 */
export async function sumUncertain(db: Db, filter: LedgerFilter): Promise<UncertainSum[]> {
  const isCashReceived = sql<number>`case when orders.cash_received_at is null then 0 else 1 end`;
  const rows = await db
    .selectFrom('orders')
    .innerJoin('ledger_entries as entry', 'entry.order_id', 'orders.id')
    .where('entry.kind', 'in', ['sold', 'returned'])
    .where((eb) =>
      eb.or([
        eb('orders.return_status', 'in', OPEN_RETURN_STATUSES),
        // As they stand in the index `orders_cash_due`, whose values are no parameters.
        eb.and([
          eb('orders.status', '=', sql<'delivered'>`'delivered'`),
          eb('orders.payment_method', '=', sql<'cod'>`'cod'`),
          eb('orders.cash_received_at', 'is', null),
        ]),
      ]),
    )
    .where((eb) => eb.and(toConditions(filter)))
    .select(({ fn }) => [
      'entry.maker_id',
      'orders.status',
      'orders.return_status as returnStatus',
      'orders.payment_method as paymentMethod',
      isCashReceived.as('isCashReceived'),
      fn.sum<number>('entry.amount_paise').as('amount'),
    ])
    .groupBy([
      'entry.maker_id',
      'orders.status',
      'orders.return_status',
      'orders.payment_method',
      isCashReceived,
    ])
    .execute();
  return rows.map((row) => ({
    ...row,
    isCashReceived: Number(row.isCashReceived) === 1,
    amount: Number(row.amount),
  }));
}

/** The sums of orders in paise. */
export interface OrderSums {
  count: number;
  subtotal: number;
  total: number;
}

/** Sums up the orders of which lines were sold, by the time of their entries. */
export async function sumSoldOrders(db: Db, filter: LedgerFilter): Promise<OrderSums> {
  const sold = db
    .selectFrom('ledger_entries as entry')
    .select('entry.order_id')
    .where('entry.kind', '=', 'sold')
    .where((eb) => eb.and(toConditions(filter)));
  const row = await db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('subtotal_paise').as('subtotal'),
      fn.sum<number | null>('total_paise').as('total'),
    ])
    .where('id', 'in', sold)
    .executeTakeFirstOrThrow();
  return {
    count: Number(row.count),
    subtotal: Number(row.subtotal ?? 0),
    total: Number(row.total ?? 0),
  };
}
