import { savedAddressSchema } from '@haat/domain';
import { requireShopper } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import {
  createAddress,
  findAddresses,
  getAddress,
  removeAddress,
  replaceAddress,
} from './addresses.service.ts';

/** Saved delivery addresses (product 7). */
export function createAddressRoutes(context: ShopContext) {
  return {
    listAddresses: async (request) =>
      success('Addresses', await findAddresses(context, requireShopper(request))),

    getAddress: async (request) => {
      const shopper = requireShopper(request);
      return success('Address', await getAddress(context, shopper, request.params.id));
    },

    createAddress: {
      form: savedAddressSchema,
      async handle(request) {
        const shopper = requireShopper(request);
        return success('Address added', await createAddress(context, shopper, request.body));
      },
    },

    updateAddress: {
      form: savedAddressSchema,
      async handle(request) {
        const shopper = requireShopper(request);
        const { id } = request.params;
        return success('Address updated', await replaceAddress(context, shopper, id, request.body));
      },
    },

    deleteAddress: async (request) => {
      await removeAddress(context, requireShopper(request), request.params.id);
      return success('Address deleted', null);
    },
  } satisfies Operations;
}
