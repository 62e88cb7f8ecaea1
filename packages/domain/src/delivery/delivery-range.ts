import { estimateInZone, formatDeliveryDay, PACKING_DAYS } from './delivery-date.ts';
import { type DeliveryZone, TRANSIT_DAYS } from './delivery-zone.ts';

/** The working days from order to door in every zone but hills and islands (product 9.3.7). */
export const DELIVERY_RANGE_TEXT = `${PACKING_DAYS + TRANSIT_DAYS.home} to ${PACKING_DAYS + TRANSIT_DAYS.far} working days`;

/**
 * Formats the days by which an order of now is in every zone but hills and islands, from the nearest
 * to the farthest: 'Tue 1 and Fri 4 Dec', 'Sat 28 Nov and Wed 2 Dec' (product 9.3.7).
 *
 * @param now ms since 1970 UTC, until the year 9999
 */
export function formatDeliveryRange(now: number): string {
  const [first, last] = [dayIn('home', now), dayIn('far', now)];
  const month = last.slice(last.lastIndexOf(' '));
  return `${first.endsWith(month) ? first.slice(0, -month.length) : first} and ${last}`;
}

function dayIn(zone: DeliveryZone, now: number): string {
  return formatDeliveryDay(estimateInZone(zone, now).deliverBy);
}
