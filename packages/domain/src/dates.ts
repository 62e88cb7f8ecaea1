import { LANGUAGE } from '#language';

/**
 * How far the clock in India is ahead of UTC, in ms. India has one time zone without summer time: a
 * fixed shift is exact and needs no zone data.
 */
export const INDIA_SHIFT_MS = 5.5 * 60 * 60 * 1000;

// The end of the year 9999, the last with four digits.
const MAX_INSTANT_MS = 253_402_300_799_999;

const EN = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const HI: typeof EN = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्तूबर',
  'नवंबर',
  'दिसंबर',
];

const MONTHS = LANGUAGE === 'hi' ? HI : EN;

/** ISO 8601 text, or ms since 1970 UTC. */
type Instant = string | number;

const ISO_TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Parses an instant to ms since 1970 UTC, or null. A text without a zone is UTC; other date formats
 * are rejected because server and browser would differ.
 */
export function parseInstant(value: unknown): number | null {
  if (typeof value === 'number') return Math.abs(value) <= MAX_INSTANT_MS ? value : null;
  const match = typeof value === 'string' ? ISO_TIME.exec(value.trim()) : null;
  if (match === null) return null;
  const ms = Date.parse(`${match[1]}T${match[2] ?? '00:00'}${match[3] ?? 'Z'}`);
  return Number.isNaN(ms) ? null : ms;
}

/** A Date whose UTC parts are the parts of the clock in India. */
function toIndianParts(ms: number): Date {
  return new Date(ms + INDIA_SHIFT_MS);
}

export function yearInIndia(ms: number): number {
  return toIndianParts(ms).getUTCFullYear();
}

/**
 * Formats a day as '21 Nov', in Hindi '21 नवंबर', in Indian time, equal on all machines.
 *
 * @param value ISO 8601 text, in UTC where it names no zone, or ms since 1970 UTC, as `getTime()` of a Date
 * @returns '' for anything else
 */
export function formatShortDate(value: Instant | null | undefined): string {
  const ms = parseInstant(value);
  if (ms === null) return '';
  const day = toIndianParts(ms);
  const month = MONTHS[day.getUTCMonth()];
  return `${day.getUTCDate()} ${LANGUAGE === 'hi' ? month : month?.slice(0, 3)}`;
}

/**
 * Formats a day as '21 November 2026' or '21 नवंबर 2026' in Indian time, equal on all machines (product 9.2.4).
 *
 * @param value ISO 8601 text, in UTC where it names no zone, or ms since 1970 UTC, as `getTime()` of a Date
 * @returns '' for anything else
 */
export function formatDate(value: Instant | null | undefined): string {
  const ms = parseInstant(value);
  if (ms === null) return '';
  const day = toIndianParts(ms);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** Formats a time of day as '14:05' in Indian time, equal on all machines. @param ms since 1970 UTC */
export function formatTime(ms: number): string {
  return toIndianParts(ms).toISOString().slice(11, 16);
}

/** The day of an instant by the clock in India, '2026-11-21'. @param ms since 1970 UTC */
export function dayInIndia(ms: number): string {
  return toIndianParts(ms).toISOString().slice(0, 10);
}

/** The beginning of a day such as '2026-11-21' by the clock in India, ms since 1970 UTC. */
export function startOfDayInIndia(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - INDIA_SHIFT_MS;
}
