/** What the footer says where the content pages would be linked (product 8). */
export const PAGES_FAILED = 'Failed to fetch pages';
