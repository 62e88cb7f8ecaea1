/** The text in place of products that failed to load (product 8.2.3). */
export const PRODUCTS_FAILED = 'Failed to load products';
