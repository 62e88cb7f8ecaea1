import { LANGUAGE } from '#language';

/** How far a pincode is from the shop in Rajasthan, and how hard to reach. */
export type DeliveryZone = 'home' | 'near' | 'middle' | 'far' | 'hill' | 'island';

/**
 * The working days of the courier to each zone (product 9.3.2). Up to six of them are three to seven
 * days of the calendar, which the page 'Shipping and Returns' promises; hills and islands take longer.
 */
export const TRANSIT_DAYS: Readonly<Record<DeliveryZone, number>> = {
  home: 3,
  near: 4,
  middle: 5,
  far: 6,
  hill: 8,
  island: 8,
};

/** Zones by the first digits of a pincode, most digits first, as its postal circle has them. */
const PREFIXES: readonly (readonly [DeliveryZone, RegExp])[] = [
  // Andaman and Nicobar Islands, Lakshadweep.
  ['island', /^(?:744|68255)/],
  // Himachal Pradesh, Jammu and Kashmir, Ladakh, the hills of Uttarakhand, Darjeeling, Sikkim, the
  // North-East.
  ['hill', /^(?:17|18|19|24[689]|26[23]|734|737|78|79)/],
  ['home', /^3[0-4]/],
  // Delhi, Haryana, Punjab, Uttar Pradesh, Gujarat, Madhya Pradesh.
  ['near', /^(?:[123]|4[5-8])/],
  // Maharashtra, Goa, Chhattisgarh.
  ['middle', /^4/],
];

/**
 * The zone of a pincode by its first digits (product 9.3.2).
 *
 * @param pincode 6 digits
 */
export function getDeliveryZone(pincode: string): DeliveryZone {
  return PREFIXES.find(([, prefix]) => prefix.test(pincode))?.[0] ?? 'far';
}

/** Shown for an order in cash to a pincode where the courier takes none (product 9.3.4). */
export const CASH_NOT_AVAILABLE_MESSAGE =
  LANGUAGE === 'hi'
    ? 'इस पिन कोड में घर पर नकद देने की सुविधा नहीं है। कृपया ऑनलाइन पेमेंट करें।'
    : 'There is no cash on delivery to this pincode. Please pay online.';

/**
 * Tells whether the courier takes cash at a pincode: everywhere but on the islands, which parcels
 * reach by ship or air (product 9.3.4).
 *
 * @param pincode 6 digits
 */
export function isCashAvailable(pincode: string): boolean {
  return getDeliveryZone(pincode) !== 'island';
}
