/** How many products a block of the home page asks for (spec §7, §9). */
export const HOME_BLOCK_SIZE = 4;

/** The page size of a list that does not say (spec §3, §9). */
export const DEFAULT_PAGE_SIZE = 10;

/** How many products a page of the listing shows (spec §2, §9). */
export const LISTING_PAGE_SIZE = 9;

/** The most items a list call gives at once. */
export const MAX_PAGE_SIZE = 100;

/** How long to wait after a filter changes before the request, in ms (spec §9). */
export const FILTER_DELAY_MS = 300;
