/** Products in a block of the home page (product 9.2.3). */
export const HOME_BLOCK_SIZE = 4;

/** Items on a results page when a call names no limit, unless its list has another (product 9.2.3). */
export const DEFAULT_PAGE_SIZE = 10;

/** Products on a page of the listing (product 9.2.3). */
export const LISTING_PAGE_SIZE = 9;

/** The most items in the response of a list call. */
export const MAX_PAGE_SIZE = 100;
