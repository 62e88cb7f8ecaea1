import { isAdmin } from '@haat/domain';
import { requireAdmin } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { presentPage } from './pages.presenter.ts';
import { getPage, listPages } from './pages.service.ts';

/** Content pages (product 7.7.1). */
export function createPageRoutes(context: ShopContext) {
  return {
    listPages: async (request) => {
      const { isActive = true } = request.query;
      if (!isActive) requireAdmin(request);
      const pages = await listPages(context, isActive);
      return success('Pages', pages.map(presentPage));
    },

    getPage: async (request) => {
      const seesInactive = isAdmin(request.session);
      const page = await getPage(context, request.params.slug, seesInactive);
      return success('Page', presentPage(page));
    },
  } satisfies Operations;
}
