import { DEFAULT_PAGE_SIZE, isAdmin } from '@haat/domain';
import { requireAdmin } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { OperationHandlers } from '../platform/contract/contract-types.ts';
import { answer } from '../platform/http/success-envelope.ts';
import { findCategories, readCategory } from './categories.service.ts';

/** Groups of products (spec §7). */
export function createCategoryRoutes(context: ShopContext) {
  return {
    listCategories: async (request) => {
      const { page = 1, limit = DEFAULT_PAGE_SIZE, status = 'active' } = request.query;
      if (status === 'inactive') requireAdmin(request);
      return answer('Categories', await findCategories(context, status, { page, limit }));
    },

    getCategory: async (request) => {
      const seesInactive = isAdmin(request.shopper);
      return answer('Category', await readCategory(context, request.params.id, seesInactive));
    },
  } satisfies OperationHandlers;
}
