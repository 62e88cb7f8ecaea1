import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { readCall } from '../members/desk-call.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { addShopperNote, listShoppers, lookUpShopper } from './desk-shoppers.service.ts';

/** Shoppers, for owners and coordinators (product 10.8.7, 10.8.8). */
export function createDeskShopperRoutes(context: ShopContext) {
  return {
    listDeskShoppers: {
      desk: 'people.read',
      async handle(request) {
        const { q = '', page = 1, limit = 20 } = request.query;
        return success('Shoppers', await listShoppers(context, { q, page, limit }));
      },
    },

    getDeskShopper: {
      desk: 'people.read',
      async handle(request) {
        const member = requireDeskMember(request);
        return success('Shopper', await lookUpShopper(context, member, request.params.id));
      },
    },

    createDeskShopperNote: {
      desk: 'people.read',
      async handle(request) {
        const note = { shopperId: request.params.id, body: request.body.body.trim() };
        return success('Note added', await addShopperNote(context, readCall(request), note));
      },
    },
  } satisfies Operations;
}
