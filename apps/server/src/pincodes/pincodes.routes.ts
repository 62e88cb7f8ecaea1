import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { presentPincode } from './pincodes.presenter.ts';
import { createPincodeLookup } from './pincodes.service.ts';

/** Look-up of pincodes in the shape of the public postal service (product 5.3.4, 7.9.1). */
export function createPincodeRoutes(context: ShopContext) {
  const pincodes = createPincodeLookup(context);
  return {
    lookUpPincode: {
      rateLimit: { max: 600, minutes: 5 },
      handle: async (request) => presentPincode(await pincodes.lookUp(request.params.pincode)),
    },
  } satisfies Operations;
}
