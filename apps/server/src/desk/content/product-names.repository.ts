import type { Db } from '../../platform/database/open-database.ts';

/** The names of these products, of any status, by their ids; one that does not exist is left out. */
export async function listProductNames(
  db: Db,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', productIds)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
