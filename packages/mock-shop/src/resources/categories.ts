import { orNotFound } from '../requests/mock-shop-error.ts';
import { paginate } from '../rules/paginate.ts';
import { done, type OperationHandlers, requireAdmin } from './operation-handler.ts';

/** Groups of products (product 7.3.1). */
export const categoryHandlers = {
  listCategories({ shopper, query }, shop) {
    const { page = 1, limit = 10, status = 'active' } = query;
    if (status === 'inactive') requireAdmin(shopper);
    const found = shop.categories.filter((category) => category.status === status);
    const { items, pagination } = paginate(found, page, limit);
    return done('Categories', { categories: items, pagination });
  },

  getCategory({ shopper, path }, shop) {
    const category = shop.categories.find(
      ({ _id, slug, status }) =>
        (_id === path.id || slug === path.id) && (status === 'active' || shopper?.role === 'admin'),
    );
    return done('Category', orNotFound(category, 'Category'));
  },
} satisfies Partial<OperationHandlers>;
