/** Page sizes (product 9.2.3): a block of the home page, an unspecified list, the listing. */
export const HOME_BLOCK_SIZE = 4;

export const DEFAULT_PAGE_SIZE = 10;

export const LISTING_PAGE_SIZE = 9;

/** The most items in the response of a list call. */
export const MAX_PAGE_SIZE = 100;
