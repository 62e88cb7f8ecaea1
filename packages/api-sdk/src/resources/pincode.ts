import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asList, readBody } from '../read-data.ts';
import type { PincodeReply } from '../types.ts';

/** The call for the post offices of a pincode (product 7.9.1). */
export function createPincodeResource(call: CallOperation) {
  return {
    /**
     * Looks up a pincode. The response has the form of the public postal service: an unknown pincode
     * is a success whose first element's `Status` is not 'Success'.
     *
     * @param pincode exactly 6 digits
     */
    async lookUp(pincode: string, options?: CallOptions): Promise<PincodeReply> {
      return readBody(
        call('lookUpPincode', options, {
          path: { pincode },
        }),
        asList,
      );
    },
  };
}
