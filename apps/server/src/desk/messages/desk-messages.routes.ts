import type { FastifyRequest } from 'fastify';
import { readCaller } from '../../accounts/sessions/caller.ts';
import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';
import { readVersionedCall, versioned } from '../members/desk-call.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { getDeskMessage, listDeskMessages, updateDeskMessage } from './desk-messages.service.ts';

/** Messages of the contact form (product 10.5). */
export function createDeskMessageRoutes(context: ShopContext) {
  function logRead(request: FastifyRequest): void {
    const { userId } = requireDeskMember(request);
    const caller = readCaller(context, request);
    logSecurityEvent(caller, { event: 'admin-read', userId, resource: 'messages' });
  }

  return {
    listDeskMessages: {
      desk: 'messages',
      async handle(request) {
        logRead(request);
        const { page = 1, limit = 20, q = '', ...marks } = request.query;
        const part = toTextKey(q);
        const filter = {
          part: part === '' ? undefined : part,
          isRead: marks.isRead,
          isArchived: marks.isArchived,
          isAnswered: marks.isAnswered,
        };
        return success(
          'Messages',
          await listDeskMessages(context, requireDeskMember(request), filter, { page, limit }),
        );
      },
    },

    getDeskMessage: versioned('messages', 'Message', async (request) => {
      logRead(request);
      return getDeskMessage(context, requireDeskMember(request), request.params.id);
    }),

    updateDeskMessage: versioned('messages', 'Message changed', (request) =>
      updateDeskMessage(context, readVersionedCall(request), request.body),
    ),
  } satisfies Operations;
}
