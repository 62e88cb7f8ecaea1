import { MESSAGE_PAGE_SIZE, messageSchema } from '@haat/domain';
import type { FastifyRequest } from 'fastify';
import { readCaller } from '../accounts/sessions/caller.ts';
import { requireAdmin } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import type { RecordAdminAct } from '../platform/logging/admin-acts.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { presentMessage } from './messages.presenter.ts';
import { createMessage, getMessage, listMessages } from './messages.service.ts';

/**
 * Messages of the contact form: anybody may send one, admins read them
 * (product 6.1.1, 6.1.3, 7.7.1).
 */
export function createMessageRoutes(context: ShopContext, recordAct: RecordAdminAct) {
  async function logRead(
    request: FastifyRequest,
    { action, id }: { action: string; id: string },
  ): Promise<void> {
    const { userId } = requireAdmin(request);
    const caller = readCaller(context, request);
    logSecurityEvent(caller, { event: 'admin-read', userId, resource: 'messages' });
    const subject = { kind: 'message', id } as const;
    await recordAct(context.db, { userId, action, subject }, context.now());
  }

  return {
    createMessage: {
      rateLimit: { max: 5, minutes: 60 },
      form: messageSchema,
      handle: async (request) =>
        success(
          'Message sent',
          presentMessage(await createMessage(context, request.session, request.body)),
        ),
    },

    listMessages: {
      access: 'admin',
      async handle(request) {
        await logRead(request, { action: 'message.listed', id: '' });
        const { page = 1, limit = MESSAGE_PAGE_SIZE, sort = '-createdAt' } = request.query;
        const { q = '', read, archived } = request.query;
        const query = { page, limit, sort, q, read, archived };
        const { rows, pagination } = await listMessages(context, query);
        return success('Messages', { messages: rows.map(presentMessage), pagination });
      },
    },

    getMessage: {
      access: 'admin',
      async handle(request) {
        const message = await getMessage(context, request.params.id);
        await logRead(request, { action: 'message.viewed', id: message.id });
        return success('Message', presentMessage(message));
      },
    },
  } satisfies Operations;
}
