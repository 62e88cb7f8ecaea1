import { type Pagination, toPagination } from '@haat/domain';

/** The items of one results page. @param page counted from 1 */
export function paginate<Item>(
  items: readonly Item[],
  page: number,
  limit: number,
): { readonly items: Item[]; readonly pagination: Pagination } {
  return {
    items: items.slice((page - 1) * limit, page * limit),
    pagination: toPagination(page, limit, items.length),
  };
}
