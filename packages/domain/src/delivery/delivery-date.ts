import { LANGUAGE } from '#language';
import { INDIA_SHIFT_MS } from '../dates.ts';
import { LANGUAGE_TAGS, type Language } from '../language/language.ts';
import { type DeliveryZone, getDeliveryZone, TRANSIT_DAYS } from './delivery-zone.ts';

/** The working days in which an order is packed (product 9.3.1). */
export const PACKING_DAYS = 2;

/** The hour in India from which an order counts as one of the next day (product 9.3.1). */
export const CUT_OFF_HOUR = 14;

/** Republic Day, Independence Day, Gandhi Jayanti: month and day (product 9.3.1). */
export const NATIONAL_HOLIDAYS: readonly string[] = ['01-26', '08-15', '10-02'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SUNDAY = 0;

/** When an order that is placed now arrives, at the latest. */
export type DeliveryEstimate = {
  /** The last day of the delivery in India, such as '2026-12-01', which `formatDeliveryDay` formats. */
  readonly deliverBy: string;
  /** The next cut-off, ms since 1970 UTC: an order placed before it arrives by `deliverBy`. */
  readonly validUntil: number;
};

/** @param day midnight UTC of a day of the calendar, ms since 1970 */
function isWorkingDay(day: number): boolean {
  const date = new Date(day);
  return date.getUTCDay() !== SUNDAY && !NATIONAL_HOLIDAYS.includes(toIsoDay(day).slice(5));
}

function toIsoDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

/**
 * Estimates when an order arrives: after the day it counts for, the working days of packing and of
 * the courier follow, without Sundays and national holidays, by the clock in India
 * (product 9.3.1, 9.3.2). The server computes the same for `delivery.get` of the client, which also knows
 * which pincodes there are, and whether cash is taken there; this needs no call, and a right clock.
 *
 * @param pincode 6 digits
 * @param now ms since 1970 UTC, until the year 9999
 */
export function estimateDelivery(pincode: string, now: number): DeliveryEstimate {
  return estimateInZone(getDeliveryZone(pincode), now);
}

/**
 * Estimates when an order arrives in a zone (product 9.3.1, 9.3.2).
 *
 * @param now ms since 1970 UTC, until the year 9999
 */
export function estimateInZone(zone: DeliveryZone, now: number): DeliveryEstimate {
  // Shifted by the cut-off, a day begins when orders begin to count for it.
  const shift = INDIA_SHIFT_MS - CUT_OFF_HOUR * HOUR_MS;
  const countedDays = Math.floor((now + shift) / DAY_MS) + 1;
  let day = countedDays * DAY_MS;
  let left = PACKING_DAYS + TRANSIT_DAYS[zone];
  while (left > 0) {
    day += DAY_MS;
    if (isWorkingDay(day)) left -= 1;
  }
  return { deliverBy: toIsoDay(day), validUntil: countedDays * DAY_MS - shift };
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Formats the day of a delivery as 'Tue 1 Dec', in Hindi as 'मंगलवार, 1 दिसंबर' (product 9.3.3).
 *
 * @param isoDay such as '2026-12-01'
 * @param language that of this build when left out
 * @returns '' for anything else
 */
export function formatDeliveryDay(isoDay: string, language: Language = LANGUAGE): string {
  const ms = ISO_DAY.test(isoDay) ? Date.parse(isoDay) : Number.NaN;
  if (Number.isNaN(ms)) return '';
  const width = language === 'hi' ? 'long' : 'short';
  const day = new Intl.DateTimeFormat(`${LANGUAGE_TAGS[language]}-u-nu-latn`, {
    weekday: width,
    day: 'numeric',
    month: width,
    timeZone: 'UTC',
  }).format(ms);
  // In English without the comma that the locale puts behind the weekday.
  return language === 'hi' ? day : day.replace(',', '');
}

/** The most seconds for which an estimate may be cached: an hour (product 9.3.5). */
export const MAX_ESTIMATE_AGE_S = 3600;

/**
 * How long an estimate may be cached, in whole seconds: until the next cut-off, an hour at most
 * (product 9.3.5).
 *
 * @param now ms since 1970 UTC
 */
export function estimateMaxAge({ validUntil }: DeliveryEstimate, now: number): number {
  return Math.min(MAX_ESTIMATE_AGE_S, Math.floor((validUntil - now) / 1000));
}
