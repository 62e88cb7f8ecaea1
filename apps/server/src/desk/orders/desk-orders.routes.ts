import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { requireVersion, sendVersion } from '../../platform/http/if-match.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { presentDeskOrder, presentSummary } from './desk-orders.presenter.ts';
import { getDeskOrder, listDeskOrders } from './desk-orders.service.ts';
import { exportOrders } from './export-orders.ts';
import { addNote, addRefund, packLine } from './order-changes.ts';
import { toOrderFilter } from './order-filter.ts';
import { type MoveHooks, moveOrder, moveOrders } from './order-moves.service.ts';

const DEFAULT_LIMIT = 20;

/** Orders at the desk (product 10.2). */
export function createDeskOrderRoutes(context: ShopContext, hooks: MoveHooks) {
  return {
    listDeskOrders: {
      desk: 'orders.read',
      async handle(request) {
        const member = requireDeskMember(request);
        const { page = 1, limit = DEFAULT_LIMIT, sort = 'newest' } = request.query;
        const filter = toOrderFilter(member, request.query);
        const list = await listDeskOrders(context, member, filter, { page, limit, sort });
        const orders = list.orders.map((order) => presentSummary(member, order));
        return success('Orders', { ...list, orders });
      },
    },

    exportDeskOrders: {
      desk: 'orders.read',
      async handle(request, reply) {
        const member = requireDeskMember(request);
        const { language = 'en' } = request.query;
        const filter = toOrderFilter(member, request.query);
        const csv = await exportOrders(context, member, filter, language);
        reply.type('text/csv; charset=utf-8');
        reply.header('content-disposition', 'attachment; filename="orders.csv"');
        return csv;
      },
    },

    getDeskOrder: {
      desk: 'orders.read',
      async handle(request, reply) {
        const member = requireDeskMember(request);
        const details = await getDeskOrder(context, member, request.params.id);
        sendVersion(reply, details.order.version);
        return success('Order', presentDeskOrder(member, details));
      },
    },

    packDeskOrderLine: {
      desk: 'orders.pack',
      async handle(request, reply) {
        const member = requireDeskMember(request);
        const { id: orderId, lineId: productId } = request.params;
        const key = request.headers['idempotency-key'];
        const { isPacked } = request.body;
        const details = await packLine(context, member, { orderId, productId, isPacked, key });
        sendVersion(reply, details.order.version);
        return success('Line saved', presentDeskOrder(member, details));
      },
    },

    createDeskOrderNote: {
      // Only who sees all of an order: notes tell of all of it.
      desk: 'orders.move',
      async handle(request, reply) {
        const member = requireDeskMember(request);
        const { id: orderId } = request.params;
        const key = request.headers['idempotency-key'];
        const details = await addNote(context, member, { orderId, body: request.body.body, key });
        sendVersion(reply, details.order.version);
        return success('Note saved', presentDeskOrder(member, details));
      },
    },

    moveDeskOrder: {
      desk: 'orders.move',
      async handle(request, reply) {
        const member = requireDeskMember(request);
        const change = {
          orderId: request.params.id,
          version: requireVersion(request.headers['if-match']),
          request: request.body,
          key: request.headers['idempotency-key'],
        };
        const details = await moveOrder(context, member, change, hooks);
        sendVersion(reply, details.order.version);
        return success('Order moved', presentDeskOrder(member, details));
      },
    },

    moveDeskOrders: {
      desk: 'orders.move',
      async handle(request) {
        const member = requireDeskMember(request);
        const key = request.headers['idempotency-key'];
        const results = await moveOrders(context, member, request.body.moves, key, hooks);
        return success('Orders moved', { results });
      },
    },

    createDeskOrderRefund: {
      desk: 'orders.refund',
      async handle(request, reply) {
        const member = requireDeskMember(request);
        const { amountPaise, method, reference = '' } = request.body;
        const change = {
          orderId: request.params.id,
          version: requireVersion(request.headers['if-match']),
          refund: { amount_paise: amountPaise, method, reference: reference.trim() },
          key: request.headers['idempotency-key'],
        };
        const details = await addRefund(context, member, change);
        sendVersion(reply, details.order.version);
        return success('Refund recorded', presentDeskOrder(member, details));
      },
    },
  } satisfies Operations;
}
