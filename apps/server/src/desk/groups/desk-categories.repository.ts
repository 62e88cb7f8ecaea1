import type { Db } from '../../platform/database/open-database.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

export type CategoryRow = Row<'categories'>;

/** Lists all categories, also inactive ones, in the shop's order. */
export function listCategories(db: Db): Promise<CategoryRow[]> {
  return db.selectFrom('categories').selectAll().orderBy('position').orderBy('id').execute();
}

/** Locks a category and reads it, see `lockGroup`. */
export function lockCategory(transaction: Db, id: string): Promise<CategoryRow | undefined> {
  return transaction
    .updateTable('categories')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Counts the goods of all categories, drafts included, by the id of the category. */
export async function countGoodsOfCategories(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('products')
    .select(({ fn }) => ['category_id', fn.countAll<number>().as('count')])
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ category_id: id, count }) => [id, count]));
}

/** Lists the ids of the products of a category, of any status. */
export async function listGoodsOfCategory(db: Db, categoryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('category_id', '=', categoryId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function createCategory(
  transaction: Db,
  category: NewRow<'categories'>,
): Promise<void> {
  await transaction.insertInto('categories').values(category).execute();
}

/** Renames a category, and raises its version. */
export async function renameCategory(
  transaction: Db,
  id: string,
  changes: Pick<CategoryRow, 'name' | 'name_hindi' | 'updated_at'>,
): Promise<void> {
  await transaction
    .updateTable('categories')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Moves a category to a place of the shop's order; its version stays, as its names do. */
export async function moveCategory(transaction: Db, id: string, position: number): Promise<void> {
  await transaction.updateTable('categories').set({ position }).where('id', '=', id).execute();
}

/**
 * Locks a category for its deletion: it waits for products that are being put into it, and later ones wait
 * for it, because a change of a unique key waits for those who refer to its row.
 *
 * @returns how many goods it has then, drafts included
 */
export async function countGoodsForDeletion(transaction: Db, id: string): Promise<number> {
  await transaction
    .updateTable('categories')
    .set({ slug: `deleting:${id}` })
    .where('id', '=', id)
    .execute();
  return (await listGoodsOfCategory(transaction, id)).length;
}

export async function deleteCategory(transaction: Db, id: string): Promise<void> {
  await transaction.deleteFrom('categories').where('id', '=', id).execute();
}
