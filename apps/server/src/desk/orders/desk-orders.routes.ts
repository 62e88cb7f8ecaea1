import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { readCall, readShopCall, readVersionedCall, versioned } from '../members/desk-call.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { presentDeskOrder, presentListed } from './desk-orders.presenter.ts';
import { getDeskOrder, listDeskOrders } from './desk-orders.service.ts';
import { exportOrders } from './export-orders.ts';
import { addNote, addRefund, packLine } from './order-changes.ts';
import { toOrderFilter } from './order-filter.ts';
import { type MoveHooks, moveOrder, moveOrders } from './order-moves.service.ts';
import { listTexts, setText } from './order-texts.service.ts';

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
        const { makers, ...list } = await listDeskOrders(context, member, filter, {
          page,
          limit,
          sort,
        });
        const orders = list.orders.map((order) => presentListed(member, order, makers));
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

    getDeskOrder: versioned('orders.read', 'Order', async (request) => {
      const member = requireDeskMember(request);
      return presentDeskOrder(
        context,
        member,
        await getDeskOrder(context, member, request.params.id),
      );
    }),

    packDeskOrderLine: versioned('orders.pack', 'Line saved', async (request) => {
      const { member, key } = readCall(request);
      const { id: orderId, lineId: productId } = request.params;
      const { isPacked } = request.body;
      const details = await packLine(context, member, { orderId, productId, isPacked, key });
      return presentDeskOrder(context, member, details);
    }),

    // Only who sees all of an order: notes tell of all of it.
    createDeskOrderNote: versioned('orders.move', 'Note saved', async (request) => {
      const { member, key } = readCall(request);
      const note = { orderId: request.params.id, body: request.body.body, key };
      return presentDeskOrder(context, member, await addNote(context, member, note));
    }),

    moveDeskOrder: versioned('orders.move', 'Order moved', async (request) => {
      const { member, id: orderId, ...call } = readVersionedCall(request);
      const change = { ...call, orderId, request: request.body };
      return presentDeskOrder(context, member, await moveOrder(context, member, change, hooks));
    }),

    moveDeskOrders: {
      desk: 'orders.move',
      async handle(request) {
        const { member, key } = readCall(request);
        const results = await moveOrders(context, member, request.body.moves, key, hooks);
        return success('Orders moved', { results });
      },
    },

    createDeskOrderRefund: versioned('orders.refund', 'Refund recorded', async (request) => {
      const { member, id: orderId, ...call } = readVersionedCall(request);
      const { amountPaise, method, reference = '' } = request.body;
      const refund = { amount_paise: amountPaise, method, reference: reference.trim() };
      return presentDeskOrder(
        context,
        member,
        await addRefund(context, member, { ...call, orderId, refund }),
      );
    }),

    listDeskOrderTexts: {
      desk: 'texts.read',
      async handle() {
        return success('Texts', { texts: await listTexts(context) });
      },
    },

    setDeskOrderText: versioned('texts.edit', 'Text saved', (request) =>
      setText(context, readShopCall(request), request.params.kind, request.body),
    ),
  } satisfies Operations;
}
