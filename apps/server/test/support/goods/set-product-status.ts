import { toProductTerms } from '@haat/domain/search';
import { replaceProductTerms } from '../../../src/catalogue/import/catalogue-import.repository.ts';
import type { ShopContext } from '../../../src/context.ts';
import type { Row } from '../../../src/platform/database/tables.ts';
import { runTransaction } from '../../../src/platform/database/transaction.ts';

/** Deactivates or activates a product together with its search terms. */
export async function setProductStatus(
  context: ShopContext,
  productId: string,
  status: Row<'products'>['status'],
): Promise<void> {
  await runTransaction(context.db, async (transaction) => {
    const { name } = await transaction
      .updateTable('products')
      .set({ status })
      .where('id', '=', productId)
      .returning('name')
      .executeTakeFirstOrThrow();
    const found = status === 'active' ? toProductTerms({ name }) : [];
    const terms = found.map((term) => ({ ...term, product_id: productId }));
    await replaceProductTerms(transaction, [productId], terms);
  });
}
