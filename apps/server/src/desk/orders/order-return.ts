import { asPaise } from '@haat/domain';
import { takePiecesBack } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { InvalidInputError } from '../../errors.ts';
import { returnLines } from '../../orders/order-stock.ts';
import {
  listOrderLines,
  type OrderRow,
  returnPieces,
  updateOrder,
} from '../../orders/orders.repository.ts';
import { returnPayments } from '../../payments/cancel-with-payments.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { AuditedFields } from '../audit/record-change.ts';

/** Pieces of a line that came back. */
export interface PiecesOfLine {
  /** Id of the product. */
  lineId: string;
  quantity: number;
}

/** An order after goods of it came back, and what the log has of them. */
interface ReceivedReturn {
  order: OrderRow;
  recorded?: AuditedFields;
}

/**
 * Takes goods of a locked order back (product 10.2.21): all that are left, or some pieces. Then the return
 * is over, and another one can be asked for.
 *
 * @param pieces undefined: all that are left
 * @param restock whether they go back into stock
 * @throws {InvalidInputError} for pieces that the shopper does not have
 */
export async function receiveReturn(
  context: ShopContext,
  transaction: Db,
  order: OrderRow,
  { pieces, restock }: { pieces: readonly PiecesOfLine[] | undefined; restock: boolean },
): Promise<ReceivedReturn> {
  const lines = (await listOrderLines(transaction, order.id)).map((line) => ({
    ...line,
    id: line.product_id,
    unitPrice: asPaise(line.unit_price_paise),
    returned: line.returned_quantity,
  }));
  const back = takePiecesBack(
    {
      subtotal: asPaise(order.subtotal_paise),
      taxes: asPaise(order.taxes_paise),
      discount: asPaise(order.discount_paise),
      total: asPaise(order.total_paise),
    },
    lines,
    pieces === undefined ? null : new Map(pieces.map((one) => [one.lineId, one.quantity])),
  );
  if (back === null) {
    const message = 'These pieces are not at the shopper.';
    throw new InvalidInputError(message, [{ field: 'pieces', message }]);
  }
  const updated_at = context.now();
  for (const line of back.lines) await returnPieces(transaction, line, line.pieces);
  if (restock) {
    const stocked = back.lines.map(({ id, pieces: quantity }) => ({ productId: id, quantity }));
    await returnLines(transaction, stocked, updated_at);
  }
  const due = back.due - order.returned_paise;
  const paid = back.isWhole ? await returnPayments(context, transaction, order) : order;
  const received = await updateOrder(transaction, paid, {
    return_status: back.isWhole ? 'returned' : null,
    returned_goods_paise: back.goods,
    returned_paise: back.due,
    // What was given back before says nothing about money that is owed since.
    refunded_at: due > 0 ? null : order.refunded_at,
    updated_at,
  });
  const recorded = {
    product: back.lines.map(({ name, name_hindi }) => ({ name, nameHindi: name_hindi })),
    quantity: back.lines.reduce((sum, line) => sum + line.pieces, 0),
    amountPaise: due,
  };
  return { order: received, recorded };
}
