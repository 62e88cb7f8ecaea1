import { requireSession } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { OperationHandlers } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import {
  createAddress,
  deleteAddress,
  getAddress,
  listAddresses,
  updateAddress,
} from './addresses.service.ts';

/** Saved delivery addresses (spec §7). */
export function createAddressRoutes(context: ShopContext) {
  return {
    listAddresses: async (request) =>
      success('Addresses', await listAddresses(context, requireSession(request))),

    getAddress: async (request) => {
      const session = requireSession(request);
      return success('Address', await getAddress(context, session, request.params.id));
    },

    createAddress: async (request) => {
      const session = requireSession(request);
      return success('Address added', await createAddress(context, session, request.body));
    },

    updateAddress: async (request) => {
      const session = requireSession(request);
      const { id } = request.params;
      return success('Address updated', await updateAddress(context, session, id, request.body));
    },

    deleteAddress: async (request) => {
      await deleteAddress(context, requireSession(request), request.params.id);
      return success('Address deleted', null);
    },
  } satisfies OperationHandlers;
}
