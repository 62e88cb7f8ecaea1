/** The footer's text in place of the links to content pages (product 8.2.5). */
export const PAGES_FAILED = 'Failed to fetch pages';
