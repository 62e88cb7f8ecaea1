import type { Schemas } from './operation-types.ts';

/** Cuts one page out of a list. @param page counted from 1 */
export function paginate<Item>(
  items: readonly Item[],
  page: number,
  limit: number,
): { readonly items: Item[]; readonly pagination: Schemas['Pagination'] } {
  const total = items.length;
  const totalPages = Math.ceil(total / limit);
  return {
    items: items.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 },
  };
}
