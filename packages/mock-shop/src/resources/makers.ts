import { orNotFound } from '../mock-shop-error.ts';
import { done, type OperationHandlers } from '../operation-handlers.ts';
import { paginate } from '../paginate.ts';

/** The groups that make the goods (product 7.3.4). */
export const makerHandlers = {
  listMakers({ query: { page = 1, limit = 10 } }, shop) {
    const { items, pagination } = paginate(shop.makers, page, limit);
    return done('Makers', { makers: items, pagination });
  },

  getMaker({ path }, shop) {
    const maker = shop.makers.find(({ slug }) => slug === path.slug);
    return done('Maker', orNotFound(maker, 'Maker'));
  },
} satisfies Partial<OperationHandlers>;
