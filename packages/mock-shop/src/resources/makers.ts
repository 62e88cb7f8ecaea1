import type { Schemas } from '../contract/operation-types.ts';
import type { TestMaker } from '../entities.ts';
import { orNotFound } from '../requests/mock-shop-error.ts';
import { paginate } from '../rules/paginate.ts';
import type { TestShop } from '../test-shop.ts';
import { done, type OperationHandlers } from './operation-handler.ts';
import { bySaleAndAge } from './products.ts';

/** The groups that make the goods (product 7.3.4). */
export const makerHandlers = {
  listMakers({ query: { page = 1, limit = 10 } }, shop) {
    const { items, pagination } = paginate(shop.makers, page, limit);
    return done('Makers', { makers: items.map((maker) => presentMaker(shop, maker)), pagination });
  },

  getMaker({ path }, shop) {
    const maker = shop.makers.find(({ slug }) => slug === path.slug);
    return done('Maker', presentMaker(shop, orNotFound(maker, 'Maker')));
  },
} satisfies Partial<OperationHandlers>;

/** The number of pictures of its goods that a group comes with, as the contract has it. */
const MAX_PICTURES = 3;

function presentMaker({ products }: TestShop, maker: TestMaker): Schemas['Maker'] {
  const goods = products.filter((product) => product.maker?.slug === maker.slug).sort(bySaleAndAge);
  return {
    ...maker,
    productCount: goods.length,
    productImages: goods.slice(0, MAX_PICTURES).flatMap(({ image }) => image ?? []),
  };
}
