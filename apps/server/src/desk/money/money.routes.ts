import { statementFileName } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { readCall, readShopCall, versioned } from '../members/desk-call.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { formatStatementFile, readLedger, readStatement } from './ledger.service.ts';
import { readCharges, setCharges } from './order-charges.service.ts';
import { createPayout, undoPayoutOf } from './payouts.service.ts';
import { createSettlement, readSettlements, undoSettlement } from './settlements.service.ts';
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
        const payout = await createPayout(context, readCall(request), request.body);
        return success('Payout recorded', payout);
      },
    },

    undoDeskPayout: {
      desk: 'money.pay',
      async handle(request) {
        const payout = await undoPayoutOf(context, readCall(request), request.params.id);
        return success('Payout undone', payout);
      },
    },

    listDeskSettlements: {
      desk: 'money.pay',
      async handle(request) {
        const { page = 1, limit = 20 } = request.query;
        return success('Settlements', await readSettlements(context, { page, limit }));
      },
    },

    createDeskSettlement: {
      desk: 'money.pay',
      async handle(request) {
        const settlement = await createSettlement(context, readCall(request), request.body);
        return success('Settlement recorded', settlement);
      },
    },

    undoDeskSettlement: {
      desk: 'money.pay',
      async handle(request) {
        const settlement = await undoSettlement(context, readCall(request), request.params.id);
        return success('Settlement undone', settlement);
      },
    },

    getDeskCharges: versioned('money.pay', 'Charges', () => readCharges(context)),

    setDeskCharges: versioned('charges', 'Charges changed', (request) =>
      setCharges(context, readShopCall(request), request.body),
    ),

    getDeskShare: versioned('money.read', 'Share', () => readShare(context)),

    setDeskShare: versioned('money.pay', 'Share changed', (request) =>
      setShare(context, readShopCall(request), request.body.shopShare),
    ),
  } satisfies Operations;
}
