import { orNotFound } from '../requests/mock-shop-error.ts';
import { done, type OperationHandlers, requireAdmin } from './operation-handler.ts';

/** Content pages (product 7.7.1). */
export const pageHandlers = {
  listPages({ shopper, query: { isActive = true } }, shop) {
    if (!isActive) requireAdmin(shopper);
    return done(
      'Pages',
      shop.pages.filter((page) => page.isActive === isActive),
    );
  },

  getPage({ shopper, path }, shop) {
    const page = shop.pages.find(
      ({ slug, isActive }) => slug === path.slug && (isActive || shopper?.role === 'admin'),
    );
    return done('Page', orNotFound(page, 'Page'));
  },
} satisfies Partial<OperationHandlers>;
