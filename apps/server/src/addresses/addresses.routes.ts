import { savedAddressSchema } from '@haat/domain';
import { requireSession } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { presentAddress } from './addresses.presenter.ts';
import {
  createAddress,
  deleteAddress,
  getAddress,
  listAddresses,
  updateAddress,
} from './addresses.service.ts';

/** Saved delivery addresses (product 7.8). */
export function createAddressRoutes(context: ShopContext) {
  return {
    listAddresses: async (request) => {
      const addresses = await listAddresses(context, requireSession(request));
      return success('Addresses', addresses.map(presentAddress));
    },

    getAddress: async (request) => {
      const session = requireSession(request);
      const address = await getAddress(context, session, request.params.id);
      return success('Address', presentAddress(address));
    },

    createAddress: {
      form: savedAddressSchema,
      async handle(request) {
        const session = requireSession(request);
        const address = await createAddress(context, session, request.body);
        return success('Address added', presentAddress(address));
      },
    },

    updateAddress: {
      form: savedAddressSchema,
      async handle(request) {
        const session = requireSession(request);
        const { id } = request.params;
        const address = await updateAddress(context, session, id, request.body);
        return success('Address updated', presentAddress(address));
      },
    },

    deleteAddress: async (request) => {
      await deleteAddress(context, requireSession(request), request.params.id);
      return success('Address deleted', null);
    },
  } satisfies Operations;
}
