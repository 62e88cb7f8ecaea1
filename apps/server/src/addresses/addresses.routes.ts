import { requireShopper } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { OperationHandlers } from '../platform/contract/contract-types.ts';
import { answer } from '../platform/http/success-envelope.ts';
import {
  createAddress,
  findAddresses,
  readAddress,
  removeAddress,
  replaceAddress,
} from './addresses.service.ts';

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
