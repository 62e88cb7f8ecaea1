import type { ShopContext } from '../../src/context.ts';
import type { Row } from '../../src/database/tables.ts';
import { runTransaction } from '../../src/database/transaction.ts';
import { replaceProductTerms } from '../../src/repositories/catalogue-import.ts';
import { raiseCatalogueRevision } from '../../src/services/catalogue-revision.ts';
import { toWords } from '../../src/services/search-terms.ts';

/** Takes a product off, or offers it again: with its words, as the schema wants it. */
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
    const words = status === 'active' ? toWords(name) : [];
    const terms = words.map((term) => ({ term, product_id: productId, weight: 8 }));
    await replaceProductTerms(transaction, [productId], terms);
    await raiseCatalogueRevision(transaction);
  });
}
