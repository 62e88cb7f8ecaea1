import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { readCall } from '../members/desk-call.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { payLink, readLink, verifyLink } from './order-links.service.ts';
import {
  cancelDraft,
  createDraft,
  findCaller,
  listDrafts,
  renewDraft,
  takeOrder,
} from './phone-orders.service.ts';

/** Orders that the desk takes by phone, and the links that pay them (product 10.2.22, 10.2.23). */
export function createPhoneOrderRoutes(context: ShopContext) {
  return {
    findDeskCaller: {
      desk: 'people.read',
      async handle(request) {
        const member = requireDeskMember(request);
        return success('Caller', await findCaller(context, member, request.query.phone));
      },
    },

    createDeskPhoneOrder: {
      desk: 'people.read',
      async handle(request) {
        return success('Order placed', await takeOrder(context, readCall(request), request.body));
      },
    },

    listDeskOrderDrafts: {
      desk: 'people.read',
      async handle(request) {
        const { page = 1, limit = 20 } = request.query;
        return success('Drafts', await listDrafts(context, { page, limit }));
      },
    },

    createDeskOrderDraft: {
      desk: 'people.read',
      async handle(request) {
        return success(
          'Draft written',
          await createDraft(context, readCall(request), request.body),
        );
      },
    },

    cancelDeskOrderDraft: {
      desk: 'people.read',
      async handle(request) {
        const draft = await cancelDraft(context, readCall(request), request.params.id);
        return success('Draft cancelled', draft);
      },
    },

    renewDeskOrderDraft: {
      desk: 'people.read',
      async handle(request) {
        const draft = await renewDraft(context, readCall(request), request.params.id);
        return success('Draft renewed', draft);
      },
    },

    getOrderLink: {
      rateLimit: { max: 300, minutes: 15 },
      async handle(request) {
        return success('Order', await readLink(context, request.params.token));
      },
    },

    payOrderLink: {
      rateLimit: { max: 60, minutes: 15 },
      async handle(request) {
        const { expectedTotal } = request.body;
        const payment = await payLink(context, request.params.token, expectedTotal);
        return success('Payment order created', payment);
      },
    },

    verifyOrderLink: {
      rateLimit: { max: 60, minutes: 15 },
      async handle(request) {
        return success('Order', await verifyLink(context, request.params.token, request.body));
      },
    },
  } satisfies Operations;
}
