import { MAX_PAGE_SIZE } from '@haat/domain';
import { requireSession } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import type { CancelWithPayments } from './order-cancelling.ts';
import { readOrderCharges } from './order-charges.repository.ts';
import { createOrder } from './order-placement.ts';
import { payOnDelivery, type SwitchPayments } from './order-switch.ts';
import { presentCharges, presentOrder } from './orders.presenter.ts';
import { cancelOrder, getOrder, listOrders, returnOrder } from './orders.service.ts';

/** Orders of the signed-in shopper (product 4.3, 7.5.1). */
export function createOrderRoutes(
  context: ShopContext,
  payments: { cancelWithPayments: CancelWithPayments; switchToCash: SwitchPayments },
) {
  const { cancelWithPayments, switchToCash } = payments;

  return {
    getCharges: {
      cache: true,
      async handle() {
        const { charges } = await readOrderCharges(context.db);
        return success('Charges', presentCharges(charges));
      },
    },

    listOrders: async (request) => {
      const { page = 1, limit = MAX_PAGE_SIZE } = request.query;
      const session = requireSession(request);
      const { orders, pagination } = await listOrders(context, session, { page, limit });
      return { ...success('Orders', orders.map(presentOrder)), pagination };
    },

    getOrder: async (request) => {
      const session = requireSession(request);
      const order = await getOrder(context, session, request.params.id);
      return success('Order', presentOrder(order));
    },

    createOrder: async (request) => {
      const session = requireSession(request);
      const key = request.headers['idempotency-key'];
      const order = await createOrder(context, session, request.body, key, presentOrder);
      return success('Order created successfully', order);
    },

    cancelOrder: async (request) => {
      const session = requireSession(request);
      const { id } = request.params;
      const order = await cancelOrder(context, session, id, cancelWithPayments);
      return success('Order cancelled', presentOrder(order));
    },

    payOnDelivery: async (request) => {
      const session = requireSession(request);
      const key = request.headers['idempotency-key'];
      const { id } = request.params;
      const order = await payOnDelivery(context, session, id, key, presentOrder, switchToCash);
      return success('Order changed to cash on delivery', order);
    },

    returnOrder: async (request) => {
      const session = requireSession(request);
      const key = request.headers['idempotency-key'];
      const { reason = '' } = request.body;
      const { id } = request.params;
      const order = await returnOrder(context, session, id, reason, key, presentOrder);
      return success('Return requested', order);
    },
  } satisfies Operations;
}
