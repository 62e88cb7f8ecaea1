import { type Pagination, toPagination } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import {
  type CategoryRow,
  countCategories,
  findCategory,
  listCategories,
} from './categories.repository.ts';

/** One page of the categories with this status, in the shop's order. */
export async function findCategories(
  context: ShopContext,
  status: CategoryRow['status'],
  { page, limit }: { page: number; limit: number },
): Promise<{ categories: CategoryRow[]; pagination: Pagination }> {
  const categories = await listCategories(context.db, status, {
    limit,
    offset: (page - 1) * limit,
  });
  const total = await countCategories(context.db, status);
  return { categories, pagination: toPagination(page, limit, total) };
}

/**
 * @param idOrSlug either
 * @param seesInactive whether inactive categories exist for who is asking
 * @throws {NotFoundError} when there is none
 */
export async function getCategory(
  context: ShopContext,
  idOrSlug: string,
  seesInactive: boolean,
): Promise<CategoryRow> {
  const row = await findCategory(context.db, idOrSlug);
  if (row === undefined || (row.status === 'inactive' && !seesInactive)) {
    throw new NotFoundError('Category');
  }
  return row;
}
