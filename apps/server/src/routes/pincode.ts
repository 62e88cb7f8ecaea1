import type { ShopContext } from '../context.ts';
import { createPincodeLookup } from '../services/pincodes.ts';
import type { OperationHandlers } from './contract-types.ts';

/** Look-up of pincodes in the shape of the public postal service (spec §5, §7). */
export function createPincodeRoutes(context: ShopContext) {
  const pincodes = createPincodeLookup(context);
  return {
    lookUpPincode: async (request) => pincodes.lookUp(request.params.pincode),
  } satisfies OperationHandlers;
}
