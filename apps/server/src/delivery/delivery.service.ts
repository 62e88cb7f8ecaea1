import { type DeliveryEstimate, estimateDelivery, isCashAvailable } from '@haat/domain';
import { NotFoundError } from '../errors.ts';
import { listBundledOffices } from '../pincodes/list-bundled-offices.ts';
import { NOT_KNOWN } from '../pincodes/post-office.ts';
import { isSharedPincode } from '../pincodes/state-prefixes.ts';

/** The delivery of an order that is placed now. */
export interface Delivery {
  pincode: string;
  /** '' for what the bundled table does not know. */
  place: { district: string; state: string };
  estimate: DeliveryEstimate;
  isCashAvailable: boolean;
}

/**
 * Gets the delivery to a pincode of the server's own table: the postal service is not asked, so that
 * the response is the same at any time of its cache (product 9.3).
 *
 * @param pincode 6 digits
 * @param now epoch ms
 * @throws {NotFoundError} for a pincode that no post office has
 */
export function getDelivery(pincode: string, now: number): Delivery {
  const [office] = listBundledOffices(pincode);
  if (office === undefined && !isSharedPincode(pincode)) throw new NotFoundError('Pincode');
  return {
    pincode,
    place: { district: toPart(office?.District), state: toPart(office?.State) },
    estimate: estimateDelivery(pincode, now),
    isCashAvailable: isCashAvailable(pincode),
  };
}

function toPart(text = ''): string {
  return text === NOT_KNOWN ? '' : text;
}
