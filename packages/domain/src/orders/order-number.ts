import { yearInIndia } from '../dates/format-date.ts';

/**
 * The number of an order as it is printed and said on the telephone: 'HAAT-2026-000042'.
 *
 * @param sequence the shop's count of orders, a whole number from 1
 * @param placedAt when the order was placed, in ms since 1970 UTC; its year is the year in India
 */
export function formatOrderNumber(sequence: number, placedAt: number): string {
  return `HAAT-${yearInIndia(placedAt)}-${String(sequence).padStart(6, '0')}`;
}
