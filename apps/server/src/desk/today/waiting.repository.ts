import { FEW_PIECES } from '@haat/domain';
import type { Db } from '../../platform/database/open-database.ts';

/** Lists the products on sale with few pieces, the fewest first. @param makerId null: of every group */
export function listLowStock(
  db: Db,
  makerId: string | null,
  limit: number,
): Promise<{ id: string; name: string; name_hindi: string; stock_quantity: number }[]> {
  let query = db
    .selectFrom('products')
    .select(['id', 'name', 'name_hindi', 'stock_quantity'])
    .where('status', '=', 'active')
    .where('stock_quantity', '<=', FEW_PIECES);
  if (makerId !== null) query = query.where('maker_id', '=', makerId);
  return query.orderBy('stock_quantity').orderBy('id').limit(limit).execute();
}
