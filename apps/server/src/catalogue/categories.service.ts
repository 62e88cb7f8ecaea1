import { type Pagination, toPagination } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import type { CategoryRow } from './categories.repository.ts';
import * as categories from './categories.repository.ts';

/** Lists a results page of the categories with this status, in the shop's order. */
export async function listCategories(
  context: ShopContext,
  status: CategoryRow['status'],
  { page, limit }: { page: number; limit: number },
): Promise<{ categories: CategoryRow[]; pagination: Pagination }> {
  const rows = await categories.listCategories(context.db, status, {
    limit,
    offset: (page - 1) * limit,
  });
  const total = await categories.countCategories(context.db, status);
  return { categories: rows, pagination: toPagination(page, limit, total) };
}

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
