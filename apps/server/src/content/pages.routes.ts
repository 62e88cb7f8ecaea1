import { isAdmin } from '@haat/domain';
import { requireAdmin } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { OperationHandlers } from '../platform/contract/contract-types.ts';
import { answer } from '../platform/http/success-envelope.ts';
import { findPages, readPage } from './pages.service.ts';

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
