import { getField, parseBoolean, parseNumber } from '../parse.ts';

/** How many products a block of the home page asks for (spec §7, §9). */
export const HOME_BLOCK_SIZE = 4;

/** The page size of a list that does not say (spec §3, §9). */
export const DEFAULT_PAGE_SIZE = 10;

/** How many products a page of the listing shows (spec §2, §9). */
export const LISTING_PAGE_SIZE = 9;

/** The most items a list call gives at once. */
export const MAX_PAGE_SIZE = 100;

/** Where a list is, as it accompanies the list (spec §3). */
export type Pagination = {
  /** The page, counted from 1. */
  readonly page: number;
  /** Items per page. */
  readonly limit: number;
  /** Items on all pages. */
  readonly total: number;
  /** Pages; 0 for an empty list, as in the contract. */
  readonly totalPages: number;
  readonly hasNext: boolean;
  readonly hasPrev: boolean;
};

/** A whole number of at least `least`, or the fallback. */
function readCount(value: unknown, least: number, fallback: number): number {
  const count = parseNumber(value);
  return count === null ? fallback : Math.max(least, Math.trunc(count));
}

/**
 * Where a list is.
 *
 * @param page counted from 1
 * @param limit items per page, 1 or more
 * @param total items on all pages, 0 or more
 */
export function toPagination(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}

/**
 * Reads the pagination object of a list; what is missing is worked out from the rest.
 *
 * @param pagination `data.pagination`, whatever it is
 */
export function parsePagination(pagination: unknown): Pagination {
  const worked = toPagination(
    readCount(getField(pagination, 'page'), 1, 1),
    readCount(getField(pagination, 'limit'), 1, DEFAULT_PAGE_SIZE),
    readCount(getField(pagination, 'total'), 0, 0),
  );
  const totalPages = readCount(getField(pagination, 'totalPages'), 0, worked.totalPages);
  return {
    ...worked,
    totalPages,
    hasNext: parseBoolean(getField(pagination, 'hasNext')) ?? worked.page < totalPages,
    hasPrev: parseBoolean(getField(pagination, 'hasPrev')) ?? worked.hasPrev,
  };
}
