import { asPaise } from '@haat/domain';
import { sellLine, takeLineBack } from '@haat/domain/desk';
import { listOrderLines, type OrderRow } from '../../orders/orders.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { createId } from '../../platform/security/ids.ts';
import { createEntries, listSoldEntries, toAmountColumns, toAmounts } from './ledger.repository.ts';
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
 * Writes that all lines of an order came back, in the transaction that accepts the return
 * (product 10.4.2). What was not sold by the ledger is not taken back.
 */
export async function bookReturn(transaction: Db, order: OrderRow): Promise<void> {
  const at = order.updated_at;
  const sold = await listSoldEntries(transaction, order.id);
  await createEntries(
    transaction,
    sold.map((entry) => {
      const back = takeLineBack(toAmounts(entry));
      return {
        id: createId(at),
        ...toAmountColumns(back),
        at,
        maker_id: entry.maker_id,
        ...(entry.order_id !== null && { order_id: entry.order_id }),
        ...(entry.line_position !== null && { line_position: entry.line_position }),
        created_at: at,
      };
    }),
  );
}
