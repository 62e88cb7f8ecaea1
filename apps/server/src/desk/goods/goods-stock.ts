import { formatStockLeft } from '@haat/domain';
import { changeStock } from '@haat/domain/desk';
import { noteStock } from '../../catalogue/shown-stock.ts';
import { formatOutOfStock } from '../../catalogue/stock-messages.ts';
import type { ShopContext } from '../../context.ts';
import { ConflictError } from '../../errors.ts';
import { changeGoods, type GoodsCall } from './change-goods.ts';
import type { DeskProductResponse } from './goods.presenter.ts';
import { updateGoods } from './goods.repository.ts';

/**
 * Adds pieces to the stock, or takes some away (product 10.3.5). It fits any version of the product:
 * two changes have the same effect in either order.
 *
 * @param delta whole pieces, below zero to take away
 * @throws {ConflictError} when there are fewer pieces, or the stock would be too large
 */
export async function changeGoodsStock(
  context: ShopContext,
  call: Pick<GoodsCall, 'member' | 'id' | 'key'>,
  delta: number,
): Promise<DeskProductResponse> {
  return changeGoods(
    context,
    {
      ...call,
      operation: 'changeDeskStock',
      action: 'product.stock',
      request: delta,
      version: undefined,
    },
    async (transaction, { row }) => {
      const { name, stock_quantity: before } = row;
      const changed = changeStock(before, delta);
      if (!changed.ok) {
        if (changed.reason === 'too-many') {
          throw new ConflictError('stock_limit', `There cannot be so many of ${name}.`);
        }
        const left = before === 0 ? formatOutOfStock(name) : formatStockLeft(name, before);
        throw new ConflictError('out_of_stock', left);
      }
      await updateGoods(
        transaction,
        row.id,
        { stock_quantity: changed.stock, updated_at: context.now() },
        { raisesVersion: false },
      );
      await noteStock(transaction, [Math.min(before, changed.stock)]);
    },
  );
}
