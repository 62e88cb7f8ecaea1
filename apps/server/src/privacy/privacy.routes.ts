import { Readable } from 'node:stream';
import { deleteAccountSchema } from '@haat/domain';
import { readCaller } from '../accounts/sessions/caller.ts';
import { requireSession } from '../accounts/sessions/current-session.ts';
import { forgetDevice } from '../accounts/sessions/device-cookie.ts';
import type { SessionCookies } from '../accounts/sessions/session-cookies.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { deleteAccount } from './account-deletion.service.ts';
import { presentAccountExport } from './account-export.presenter.ts';
import { exportAccount } from './account-export.service.ts';

/** Export and deletion of the shopper's own account (product 4.9.8, 4.9.9, 7.2.1). */
export function createPrivacyRoutes(context: ShopContext, cookies: SessionCookies) {
  return {
    exportAccount: async (request, reply) => {
      const caller = readCaller(context, request);
      const data = await exportAccount(context, caller, requireSession(request));
      const parts = wrapParts('Your data', presentAccountExport(data));
      reply.type('application/json; charset=utf-8');
      // A stream that reads at most one part ahead bounds the memory that a large account takes.
      return reply.send(Readable.from(parts, { highWaterMark: 1 }));
    },

    deleteAccount: {
      rateLimit: { max: 60, minutes: 15 },
      form: deleteAccountSchema,
      async handle(request, reply) {
        const caller = readCaller(context, request);
        const session = requireSession(request);
        await deleteAccount(context, caller, session, request.body);
        cookies.clear(reply);
        forgetDevice(context, request, reply, session.userId);
        return success('Account deleted', null);
      },
    },
  } satisfies Operations;
}

/** Wraps `data`, the parts of a JSON text, in the envelope of a success. */
async function* wrapParts(message: string, data: AsyncIterable<string>): AsyncGenerator<string> {
  yield `{"success":true,"message":${JSON.stringify(message)},"data":`;
  yield* data;
  yield '}';
}
