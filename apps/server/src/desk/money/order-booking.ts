import { asPaise } from '@haat/domain';
import { sellLine, takeLineBack } from '@haat/domain/desk';
import { countReturned, listOrderLines, type OrderRow } from '../../orders/orders.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { createId } from '../../platform/security/ids.ts';
import {
  createEntries,
  listEntriesOfOrder,
  toAmountColumns,
  toAmounts,
} from './ledger.repository.ts';
import { getLedgerSettings } from './ledger-settings.repository.ts';

/**
 * Writes the lines of a delivered order into the ledger, in the transaction that delivers it
 * (product 10.4.2). The shop's share is that of this day. A line that is in it already stays.
 */
export async function bookSale(transaction: Db, order: OrderRow): Promise<void> {
  const { shop_share: share } = await getLedgerSettings(transaction);
  const lines = await listOrderLines(transaction, order.id);
  const at = order.updated_at;
  await createEntries(
    transaction,
    lines.map((line) => {
      const sold = sellLine(
        { unitPrice: asPaise(line.unit_price_paise), quantity: line.quantity },
        share,
      );
      return {
        id: createId(at),
        ...toAmountColumns(sold),
        at,
        maker_id: line.maker_id,
        order_id: order.id,
        line_position: line.position,
        created_at: at,
      };
    }),
  );
}

/**
 * Writes what of an order came back since the last return, in the transaction that accepts the return
 * (product 10.4.2). What was not sold by the ledger is not taken back.
 */
export async function bookReturn(transaction: Db, order: OrderRow): Promise<void> {
  const at = order.updated_at;
  const lines = new Map(
    (await listOrderLines(transaction, order.id)).map((line) => [line.position, line]),
  );
  const entries = await listEntriesOfOrder(transaction, order.id);
  const returned = entries.filter(({ kind }) => kind === 'returned');
  let parts = returned.filter(({ returned_line }) => returned_line !== null).length;
  const added = entries.flatMap((entry) => {
    const { order_id, line_position: position } = entry;
    const line = position === null ? undefined : lines.get(position);
    if (entry.kind !== 'sold' || order_id === null || line === undefined) return [];
    const before = returned
      .filter((one) => (one.returned_line ?? one.line_position) === position)
      .reduce((sum, one) => sum + (one.returned_pieces ?? line.quantity), 0);
    const after = countReturned(order, line);
    if (after <= before) return [];
    const isWholeLine = after - before === line.quantity;
    if (!isWholeLine) parts += 1;
    const back = takeLineBack(toAmounts(entry), { sold: line.quantity, before, after });
    return {
      id: createId(at),
      ...toAmountColumns(back),
      at,
      maker_id: entry.maker_id,
      order_id,
      ...(isWholeLine
        ? { line_position: line.position }
        : {
            line_position: -parts,
            returned_line: line.position,
            returned_pieces: after - before,
          }),
      created_at: at,
    };
  });
  await createEntries(transaction, added);
}
