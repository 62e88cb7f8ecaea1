import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { having, readData } from '../read-data.ts';
import type { Delivery } from '../types.ts';

/** The call for the day by which an order arrives (product 7.7.4). */
export function createDeliveryResource(call: CallOperation) {
  return {
    /**
     * The day by which an order that is placed now arrives, and whether cash on delivery is taken.
     * `estimateDelivery` of `@haat/domain` gives the same day without a call, for any 6 digits.
     * `validUntil` is ISO 8601 text here, and ms since 1970 there.
     *
     * @param pincode exactly 6 digits
     * @throws ApiError 404 for a pincode that no post office has, 400 for other than 6 digits
     */
    async get(pincode: string, options?: CallOptions): Promise<Delivery> {
      return readData(call('getDelivery', options, { path: { pincode } }), having('deliverBy'));
    },
  };
}
