import { isAdmin } from '@haat/domain';
import { requireAdmin } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { findPages, getPage } from './pages.service.ts';

/** Content pages (product 7). */
export function createPageRoutes(context: ShopContext) {
  return {
    listPages: async (request) => {
      const { isActive = true } = request.query;
      if (!isActive) requireAdmin(request);
      return success('Pages', await findPages(context, isActive));
    },

    getPage: async (request) => {
      const seesInactive = isAdmin(request.shopper);
      return success('Page', await getPage(context, request.params.slug, seesInactive));
    },
  } satisfies Operations;
}
