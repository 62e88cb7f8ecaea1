/** What stands where products could not be loaded (spec §8). */
export const PRODUCTS_FAILED = 'Failed to load products';
