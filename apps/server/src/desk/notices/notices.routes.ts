import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { countWaiting, deletePush, readNotices, setMails, setPush } from './notices.service.ts';

/** How a member is told of what is to be done (product 10.2.12 to 10.2.15). */
export function createDeskNoticeRoutes(context: ShopContext) {
  return {
    getDeskWaiting: {
      // As for today's work: what else the role may see is decided part by part.
      desk: 'goods.read',
      handle: async (request) =>
        success('Waiting', await countWaiting(context, requireDeskMember(request))),
    },

    getDeskNotices: {
      desk: 'orders.pack',
      handle: async (request) =>
        success('Notices', await readNotices(context, requireDeskMember(request))),
    },

    updateDeskNotices: {
      desk: 'orders.pack',
      handle: async (request) =>
        success(
          'Notices changed',
          await setMails(context, requireDeskMember(request), request.body),
        ),
    },

    setDeskPush: {
      desk: 'orders.pack',
      handle: async (request) =>
        success(
          'Notices changed',
          await setPush(context, requireDeskMember(request), request.body),
        ),
    },

    deleteDeskPush: {
      desk: 'orders.pack',
      handle: async (request) =>
        success('Notices changed', await deletePush(context, requireDeskMember(request))),
    },
  } satisfies Operations;
}
