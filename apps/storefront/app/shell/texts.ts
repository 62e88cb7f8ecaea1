/** What the footer says where the content pages would be linked (spec §8). */
export const PAGES_FAILED = 'Failed to fetch pages';
