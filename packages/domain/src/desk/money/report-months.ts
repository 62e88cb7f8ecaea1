import { dayInIndia } from '../../dates.ts';
import { monthSpan } from './statement-month.ts';

/** A report has at most so many months: two years. */
export const MAX_REPORT_MONTHS = 24;

/** The month of an instant by the clock in India, such as '2026-11'. @param now ms since 1970 UTC */
export function monthInIndia(now: number): string {
  return dayInIndia(now).slice(0, 7);
}

/** The month so many months later, or earlier for a number below zero. @param month such as '2026-11' */
export function moveMonth(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/**
 * The months from one to another, both included, the oldest first (product 10.4.7).
 *
 * @returns null for what is no month, a span that ends before it begins, or one that is too long
 */
export function listReportMonths(from: string, to: string): string[] | null {
  if (monthSpan(from) === null || monthSpan(to) === null || from > to) return null;
  const months = [from];
  for (let month = from; month !== to; ) {
    if (months.length === MAX_REPORT_MONTHS) return null;
    month = moveMonth(month, 1);
    months.push(month);
  }
  return months;
}

/** A month and those with which it is compared; all such as '2026-11'. */
export interface ComparedMonths {
  /** The month that is compared. */
  readonly month: string;
  /** The month before. */
  readonly before: string;
  /** The same month of the year before. */
  readonly yearBefore: string;
}

/**
 * Chooses which month of a report is compared: the last one that has ended, as a part of a month says
 * nothing against a whole one (product 10.4.8).
 *
 * @param months the oldest first
 * @param now ms since 1970 UTC
 * @returns null if none has ended
 */
export function findComparedMonths(months: readonly string[], now: number): ComparedMonths | null {
  const running = monthInIndia(now);
  const month = months.findLast((one) => one < running);
  if (month === undefined) return null;
  return { month, before: moveMonth(month, -1), yearBefore: moveMonth(month, -12) };
}
