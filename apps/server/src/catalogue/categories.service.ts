import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import type { CategoryRow } from './categories.repository.ts';
import * as categories from './categories.repository.ts';

/**
 * @param seesInactive true for an admin, who may read inactive categories
 * @throws {NotFoundError} for an unknown category, and for an inactive one unless `seesInactive`
 */
export async function getCategory(
  context: ShopContext,
  idOrSlug: string,
  seesInactive: boolean,
): Promise<CategoryRow> {
  const row = await categories.getCategory(context.db, idOrSlug);
  if (row === undefined || (row.status === 'inactive' && !seesInactive)) {
    throw new NotFoundError('Category');
  }
  return row;
}
