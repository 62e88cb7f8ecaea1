import { isAdmin } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { answer } from '../http/answer.ts';
import { requireAdmin } from '../http/shopper.ts';
import { findPages, readPage } from '../services/pages.ts';
import type { OperationHandlers } from './contract-types.ts';

/** Content pages (spec §7). */
export function createPageRoutes(context: ShopContext) {
  return {
    listPages: async (request) => {
      const { isActive = true } = request.query;
      if (!isActive) requireAdmin(request);
      return answer('Pages', await findPages(context, isActive));
    },

    getPage: async (request) => {
      const seesInactive = isAdmin(request.shopper);
      return answer('Page', await readPage(context, request.params.slug, seesInactive));
    },
  } satisfies OperationHandlers;
}
