import { HOME_BLOCK_SIZE } from '../listing/page-size.ts';
import { isUsualDeal } from './deal.ts';

type SortedProduct = {
  readonly id: string;
  readonly isInStock: boolean;
  readonly category: { readonly slug: string } | null;
};

/**
 * Picks the first product in stock of each category, among those that are not shown elsewhere;
 * categories that are not shown elsewhere come first (product 2.6.7).
 *
 * @param products in the order in which they are wanted
 * @param shown ids of the products that are shown elsewhere
 * @param count the most products to pick
 */
export function pickVaried<Product extends SortedProduct>(
  products: readonly Product[],
  shown: ReadonlySet<string>,
  count: number,
): Product[] {
  const isShown = ({ id }: Product) => shown.has(id);
  const slugOf = ({ category }: Product) => category?.slug ?? '';
  const shownCategories = new Set(products.filter(isShown).map(slugOf));
  const first = new Map<string, Product>();
  for (const product of products) {
    if (isShown(product) || !product.isInStock || first.has(slugOf(product))) continue;
    first.set(slugOf(product), product);
  }
  const repeats = (product: Product) => Number(shownCategories.has(slugOf(product)));
  return [...first.values()].sort((a, b) => repeats(a) - repeats(b)).slice(0, count);
}

/**
 * Picks the goods of the hero's first screen, without the usual deal, which has its own banner (product
 * 2.6.6, 2.6.7).
 *
 * @param products the best-selling ones first
 * @param shown ids of the products of the blocks below
 */
export function pickHeroGoods<Product extends SortedProduct & Parameters<typeof isUsualDeal>[0]>(
  products: readonly Product[],
  shown: ReadonlySet<string>,
): Product[] {
  const goods = products.filter((product) => !isUsualDeal(product));
  return pickVaried(goods, shown, HOME_BLOCK_SIZE);
}
