import { getField, parseBoolean, parseNumber } from '../parse.ts';
import { DEFAULT_PAGE_SIZE } from './page-size.ts';

/** The position of a results page in its list (product 3.2.3); `page` counts from 1. */
export type Pagination = {
  /** Counted from 1; may be beyond the last page. */
  readonly page: number;
  /** The most items on a page. */
  readonly limit: number;
  /** Items on all pages. */
  readonly total: number;
  /** 0 for an empty list. */
  readonly totalPages: number;
  /** Whether a page follows; false beyond the last one. */
  readonly hasNext: boolean;
  /** Whether `page` is above 1. */
  readonly hasPrev: boolean;
};

function parseCount(value: unknown, least: number, fallback: number): number {
  const count = parseNumber(value);
  return count === null ? fallback : Math.max(least, Math.trunc(count));
}

/**
 * Computes the position of a results page. A page beyond the last one stays as it is, with `hasNext`
 * false.
 *
 * @param page from 1
 * @param limit the most items on a page, 1 or more
 * @param total items on all pages, 0 or more
 */
export function toPagination(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}

/** Parses `data.pagination`; missing values are computed from the others. */
export function parsePagination(pagination: unknown): Pagination {
  const computed = toPagination(
    parseCount(getField(pagination, 'page'), 1, 1),
    parseCount(getField(pagination, 'limit'), 1, DEFAULT_PAGE_SIZE),
    parseCount(getField(pagination, 'total'), 0, 0),
  );
  const totalPages = parseCount(getField(pagination, 'totalPages'), 0, computed.totalPages);
  return {
    ...computed,
    totalPages,
    hasNext: parseBoolean(getField(pagination, 'hasNext')) ?? computed.page < totalPages,
    hasPrev: parseBoolean(getField(pagination, 'hasPrev')) ?? computed.hasPrev,
  };
}
