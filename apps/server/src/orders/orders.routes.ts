import { MAX_PAGE_SIZE } from '@haat/domain';
import { requireShopper } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { createOrder } from './order-placement.ts';
import { cancelOrder, findOrders, getOrder, returnOrder } from './orders.service.ts';

/** Orders of the signed-in shopper (product 4, 7). */
export function createOrderRoutes(context: ShopContext) {
  return {
    listOrders: async (request) => {
      const { page = 1, limit = MAX_PAGE_SIZE } = request.query;
      const shopper = requireShopper(request);
      const { orders, pagination } = await findOrders(context, shopper, { page, limit });
      return { ...success('Orders', orders), pagination };
    },

    getOrder: async (request) =>
      success('Order', await getOrder(context, requireShopper(request), request.params.id)),

    createOrder: async (request) => {
      const shopper = requireShopper(request);
      const key = request.headers['idempotency-key'];
      const order = await createOrder(context, shopper, request.body, key);
      return success('Order created successfully', order);
    },

    cancelOrder: async (request) =>
      success(
        'Order cancelled',
        await cancelOrder(context, requireShopper(request), request.params.id),
      ),

    returnOrder: async (request) => {
      const shopper = requireShopper(request);
      const key = request.headers['idempotency-key'];
      const { reason = '' } = request.body;
      const order = await returnOrder(context, shopper, request.params.id, reason, key);
      return success('Return requested', order);
    },
  } satisfies Operations;
}
