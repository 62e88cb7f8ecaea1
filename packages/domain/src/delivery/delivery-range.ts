import { PACKING_DAYS } from './delivery-date.ts';
import { TRANSIT_DAYS } from './delivery-zone.ts';

/** The working days from order to door in every zone but hills and islands (product 9.3.7). */
export const DELIVERY_RANGE_TEXT = `Most places in ${PACKING_DAYS + TRANSIT_DAYS.home} to ${PACKING_DAYS + TRANSIT_DAYS.far} working days`;
