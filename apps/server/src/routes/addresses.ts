import type { ShopContext } from '../context.ts';
import { answer } from '../http/answer.ts';
import { requireShopper } from '../http/shopper.ts';
import {
  createAddress,
  findAddresses,
  readAddress,
  removeAddress,
  replaceAddress,
} from '../services/addresses.ts';
import type { OperationHandlers } from './contract-types.ts';

/** Saved delivery addresses (spec §7). */
export function createAddressRoutes(context: ShopContext) {
  return {
    listAddresses: async (request) =>
      answer('Addresses', await findAddresses(context, requireShopper(request))),

    getAddress: async (request) => {
      const shopper = requireShopper(request);
      return answer('Address', await readAddress(context, shopper, request.params.id));
    },

    createAddress: async (request) => {
      const shopper = requireShopper(request);
      return answer('Address added', await createAddress(context, shopper, request.body));
    },

    updateAddress: async (request) => {
      const shopper = requireShopper(request);
      const { id } = request.params;
      return answer('Address updated', await replaceAddress(context, shopper, id, request.body));
    },

    deleteAddress: async (request) => {
      await removeAddress(context, requireShopper(request), request.params.id);
      return answer('Address deleted', null);
    },
  } satisfies OperationHandlers;
}
