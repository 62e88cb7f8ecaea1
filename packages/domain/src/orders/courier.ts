/** Where a packet is followed. */
export type CourierLink = {
  /** An address of the courier itself, always https. */
  readonly href: string;
  /** Whether the address leads to this packet; without it the number is typed in there. */
  readonly hasNumber: boolean;
};

type Courier = {
  readonly name: string;
  /** Its page for following packets. */
  readonly page: string;
  /** What stands before the number in the address of a packet; left out where none takes it. */
  readonly before?: string;
};

const KNOWN: readonly Courier[] = [
  { name: 'India Post', page: 'https://www.indiapost.gov.in/' },
  { name: 'DTDC', page: 'https://www.dtdc.com/track-your-shipment/' },
  {
    name: 'Delhivery',
    page: 'https://www.delhivery.com/tracking',
    before: 'https://www.delhivery.com/track-v2/package/',
  },
  {
    name: 'Blue Dart',
    page: 'https://www.bluedart.com/tracking',
    before: 'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo=',
  },
  {
    name: 'Ekart',
    page: 'https://ekartlogistics.com/',
    before: 'https://ekartlogistics.com/shipmenttrack/',
  },
  {
    name: 'XpressBees',
    page: 'https://www.xpressbees.com/shipment/tracking',
    before: 'https://www.xpressbees.com/shipment/tracking?awbNo=',
  },
];

/** The couriers whose packets can be followed, by their names as the desk offers them (product 4.13.4). */
export const COURIERS: readonly string[] = KNOWN.map(({ name }) => name);

/** The numbers of all couriers look so; dots and slashes would lead to another page of the courier. */
const NUMBER = /^[a-z\d-]{4,40}$/i;

const toKey = (name: string) => name.replaceAll(/\s/g, '').toLowerCase();

/**
 * The link that follows a packet (product 4.13.4); null for a courier that is not known, however it is
 * written, and without a number.
 *
 * @param courier as the desk entered it, '' before the packet is sent
 * @param trackingNumber as the desk entered it, '' without one
 */
export function courierLink(courier: string, trackingNumber: string): CourierLink | null {
  const known = KNOWN.find(({ name }) => toKey(name) === toKey(courier));
  if (known === undefined || trackingNumber.trim() === '') return null;
  const number = trackingNumber.replaceAll(/\s/g, '');
  return known.before === undefined || !NUMBER.test(number)
    ? { href: known.page, hasNumber: false }
    : { href: known.before + encodeURIComponent(number), hasNumber: true };
}
