import { LANGUAGE } from '#language';
import { estimateInZone, formatDeliveryDay, PACKING_DAYS } from './delivery-date.ts';
import { type DeliveryZone, TRANSIT_DAYS } from './delivery-zone.ts';

const FEWEST = PACKING_DAYS + TRANSIT_DAYS.home;
const MOST = PACKING_DAYS + TRANSIT_DAYS.far;

/** The working days from order to door in every zone but hills and islands (product 9.3.7). */
export const DELIVERY_RANGE_TEXT =
  LANGUAGE === 'hi' ? `${FEWEST} से ${MOST} कामकाजी दिन` : `${FEWEST} to ${MOST} working days`;

/**
 * Formats the days by which an order of now is in every zone but hills and islands, from the nearest
 * to the farthest: 'Tue 1 and Fri 4 Dec', 'Sat 28 Nov and Wed 2 Dec', in Hindi 'मंगलवार 1 से शुक्रवार 4 दिसंबर
 * के बीच' (product 9.3.7).
 *
 * @param now ms since 1970 UTC, until the year 9999
 */
export function formatDeliveryRange(now: number): string {
  const [first, last] = [dayIn('home', now), dayIn('far', now)];
  const month = last.slice(last.lastIndexOf(' '));
  const start = first.endsWith(month) ? first.slice(0, -month.length) : first;
  return LANGUAGE === 'hi' ? `${start} से ${last} के बीच` : `${start} and ${last}`;
}

function dayIn(zone: DeliveryZone, now: number): string {
  // Two days are read at a glance without the commas behind their weekdays.
  return formatDeliveryDay(estimateInZone(zone, now).deliverBy).replace(',', '');
}
