/** The title of best sellers under what is empty or not found (product 2.16.3). */
export const SUGGESTED_TITLE = 'Our best sellers';

/** The text in place of products that failed to load (product 8.2.1). */
export const PRODUCTS_FAILED = 'Failed to load products';

/** '1 product', '15 products'. */
export function countProducts(total: number): string {
  return `${total} ${total === 1 ? 'product' : 'products'}`;
}
