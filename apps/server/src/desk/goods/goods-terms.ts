import { readOccasions } from '@haat/domain';
import { toProductTerms } from '@haat/domain/search';
import { replaceProductTerms } from '../../catalogue/import/catalogue-import.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { listCategoriesOfGoods, listGoodsByIds } from './goods.repository.ts';

/** Makes the search terms of these products again; only what is on sale can be found. */
export async function replaceGoodsTerms(
  transaction: Db,
  productIds: readonly string[],
): Promise<void> {
  const rows = await listGoodsByIds(transaction, productIds);
  const categories = new Map(
    (await listCategoriesOfGoods(transaction)).map((category) => [category.id, category]),
  );
  const terms = rows
    .filter(({ status }) => status === 'active')
    .flatMap((row) => {
      const { name = '', name_hindi = '' } = categories.get(row.category_id) ?? {};
      const found = toProductTerms({
        name: row.name,
        nameHindi: row.name_hindi,
        brand: row.brand,
        categories: [name, name_hindi],
        description: `${row.description} ${row.description_hindi}`,
        occasions: readOccasions(row.occasions).occasions,
      });
      return found.map((term) => ({ ...term, product_id: row.id }));
    });
  await replaceProductTerms(transaction, productIds, terms);
}
