import { statementFileName } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { requireVersion, sendVersion } from '../../platform/http/if-match.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { formatStatementFile, readLedger, readStatement } from './ledger.service.ts';
import { createPayout, undoPayoutOf } from './payouts.service.ts';
import { readShare, setShare } from './shop-share.service.ts';

/** What the shop owes the groups (product 10.4). */
export function createDeskMoneyRoutes(context: ShopContext) {
  return {
    getDeskMoney: {
      desk: 'money.read',
      async handle(request) {
        const { page = 1, limit = 20, ...query } = request.query;
        const member = requireDeskMember(request);
        return success('Money', await readLedger(context, member, { page, limit, ...query }));
      },
    },

    getDeskStatement: {
      desk: 'money.read',
      async handle(request) {
        const { makerId, month } = request.params;
        const member = requireDeskMember(request);
        return success('Statement', await readStatement(context, member, makerId, month));
      },
    },

    exportDeskStatement: {
      desk: 'money.read',
      async handle(request, reply) {
        const { makerId, month } = request.params;
        const member = requireDeskMember(request);
        const statement = await readStatement(context, member, makerId, month);
        const name = statementFileName(statement.maker, month);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(formatStatementFile(statement));
      },
    },

    createDeskPayout: {
      desk: 'money.pay',
      async handle(request) {
        const call = {
          member: requireDeskMember(request),
          key: request.headers['idempotency-key'],
        };
        return success('Payout recorded', await createPayout(context, call, request.body));
      },
    },

    undoDeskPayout: {
      desk: 'money.pay',
      async handle(request) {
        const call = {
          member: requireDeskMember(request),
          key: request.headers['idempotency-key'],
        };
        return success('Payout undone', await undoPayoutOf(context, call, request.params.id));
      },
    },

    getDeskShare: {
      desk: 'money.read',
      async handle(_request, reply) {
        const share = await readShare(context);
        sendVersion(reply, share.version);
        return success('Share', share);
      },
    },

    setDeskShare: {
      desk: 'money.pay',
      async handle(request, reply) {
        const call = {
          member: requireDeskMember(request),
          key: request.headers['idempotency-key'],
          version: requireVersion(request.headers['if-match']),
        };
        const share = await setShare(context, call, request.body.shopShare);
        sendVersion(reply, share.version);
        return success('Share changed', share);
      },
    },
  } satisfies Operations;
}
