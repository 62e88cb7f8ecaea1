import type { ShopContext } from '../../src/context.ts';
import type { Row } from '../../src/database/tables.ts';

/** Takes a product off, or offers it again. */
export async function setProductStatus(
  context: ShopContext,
  productId: string,
  status: Row<'products'>['status'],
): Promise<void> {
  await context.db.updateTable('products').set({ status }).where('id', '=', productId).execute();
}
