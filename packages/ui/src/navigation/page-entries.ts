/** A page number, or a gap for omitted numbers. */
export type PageEntry = number | 'gap-before' | 'gap-after';

/** The number of entries that fit beside the two arrows at 360 px. */
const MOST_ENTRIES = 5;

/**
 * The entries of a pagination: first, last, the current page, and at most five in all. Pages count
 * from 1; a current page outside the range is clamped.
 */
export function listPageEntries(currentPage: number, totalPages: number): PageEntry[] {
  if (totalPages <= MOST_ENTRIES) {
    return Array.from({ length: Math.max(totalPages, 0) }, (_, index) => index + 1);
  }
  const current = Math.min(Math.max(currentPage, 1), totalPages);
  if (current <= 3) return [1, 2, 3, 'gap-after', totalPages];
  if (current >= totalPages - 2) {
    return [1, 'gap-before', totalPages - 2, totalPages - 1, totalPages];
  }
  return [1, 'gap-before', current, 'gap-after', totalPages];
}
