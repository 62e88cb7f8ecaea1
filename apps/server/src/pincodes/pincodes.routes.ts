import type { ShopContext } from '../context.ts';
import type { OperationHandlers } from '../platform/contract/contract-types.ts';
import { presentPincode } from './pincodes.presenter.ts';
import { createPincodeLookup } from './pincodes.service.ts';

/** Look-up of pincodes in the shape of the public postal service (product 5, 7). */
export function createPincodeRoutes(context: ShopContext) {
  const pincodes = createPincodeLookup(context);
  return {
    lookUpPincode: async (request) => presentPincode(await pincodes.lookUp(request.params.pincode)),
  } satisfies OperationHandlers;
}
