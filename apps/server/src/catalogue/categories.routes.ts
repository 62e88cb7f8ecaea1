import { DEFAULT_PAGE_SIZE, isAdmin } from '@haat/domain';
import { requireAdmin } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { presentCategory } from './categories.presenter.ts';
import { listCategories } from './categories.repository.ts';
import { getCategory } from './categories.service.ts';

/** Categories of products (product 7.3.1). */
export function createCategoryRoutes(context: ShopContext) {
  return {
    listCategories: async (request) => {
      const { page = 1, limit = DEFAULT_PAGE_SIZE, status = 'active' } = request.query;
      if (status === 'inactive') requireAdmin(request);
      const { rows, pagination } = await listCategories(context.db, status, { page, limit });
      return success('Categories', { categories: rows.map(presentCategory), pagination });
    },

    getCategory: async (request) => {
      const seesInactive = isAdmin(request.session);
      const category = await getCategory(context, request.params.id, seesInactive);
      return success('Category', presentCategory(category));
    },
  } satisfies Operations;
}
