import { HOME_BLOCK_SIZE } from '../listing/page-size.ts';

/** From so many results on a search needs no others below it. */
const ENOUGH_RESULTS = 4;

/**
 * What a search without filters shows below its results (product 2.9.10): best sellers when it found
 * nothing, others of the first product's category when it found few, nothing when it found enough.
 *
 * @param category that of the first product
 */
export function moreBelowResults<Category>(
  resultCount: number,
  category: Category | null,
): 'best-sellers' | Category | null {
  if (resultCount >= ENOUGH_RESULTS) return null;
  return resultCount === 0 ? 'best-sellers' : category;
}

/**
 * The query of a row of others of a category, of which {@link pickOthers} leaves some out.
 *
 * @param shownCount the number of products that may be left out
 */
export function othersQuery(
  categorySlug: string,
  shownCount: number,
): { readonly category: string; readonly limit: number } {
  return { category: categorySlug, limit: HOME_BLOCK_SIZE + shownCount };
}

/** Picks a row at most of the products that are not shown already (product 2.7.9, 2.9.10). */
export function pickOthers<Product extends { readonly id: string }>(
  products: readonly Product[],
  shownIds: readonly string[],
): Product[] {
  return products.filter(({ id }) => !shownIds.includes(id)).slice(0, HOME_BLOCK_SIZE);
}
