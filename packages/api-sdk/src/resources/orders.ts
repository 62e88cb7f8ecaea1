import type { CallOptions, IdempotentCallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { readBody, readData, unwrap } from '../read-data.ts';
import type { ListFilters } from '../request-types.ts';
import type {
  CreateOrderInput,
  Order,
  OrderList,
  OrderListQuery,
  ReturnOrderInput,
} from '../types.ts';
import { iteratePages } from './iterate-pages.ts';
import { parseEach } from './parse-each.ts';
import { parseOrder } from './parse-order.ts';
import { toPaise } from './parse-price.ts';

/** Calls about the orders of the signed-in shopper (product 7.5.1). */
export function createOrdersResource(call: CallOperation) {
  const resource = {
    /** The newest 100 orders, the newest first; `listPage` gives older ones. */
    async list(options?: CallOptions): Promise<Order[]> {
      const { orders } = await resource.listPage({}, options);
      return orders;
    },

    /** One page of the orders, the newest first; 100 a page when the query names no limit. */
    async listPage(query?: OrderListQuery, options?: CallOptions): Promise<OrderList> {
      return readBody(call('listOrders', options, { query }), (body) => {
        const { pagination } = body;
        const orders = parseEach(unwrap(body), parseOrder);
        return { orders, ...(pagination && { pagination }) };
      });
    },

    /**
     * All orders, the newest first, loaded page by page as they are asked for; 100 a page unless
     * `limit` says otherwise.
     *
     * @example for await (const order of api.orders.iterate()) { … }
     */
    iterate(
      query: ListFilters<OrderListQuery> = {},
      options?: CallOptions,
    ): AsyncGenerator<Order, void, undefined> {
      return iteratePages(resource.listPage, (list) => list.orders, query, options);
    },

    /**
     * One order.
     *
     * @throws ApiError 404 when there is none or it is another's
     */
    async get(id: string, options?: CallOptions): Promise<Order> {
      return readData(call('getOrder', options, { path: { id } }), parseOrder);
    },

    /**
     * Places an order, once: its retries carry one `Idempotency-Key`. To repeat it yourself, also after
     * a reload, give an `idempotencyKey` and store it, with the whole input, until there is a response.
     * With the total on the screen as `expectedTotal` the server rejects an order whose total has
     * changed meanwhile. The ordered products leave the cart, with all their pieces.
     *
     * @param input `shippingAddress` is the `_id` of a saved address, as `addresses.create` gives it
     * @throws ApiError 404 when the address is not the shopper's, 409 with `fieldErrors` naming the
     *   lines with too little stock or no longer sold (`out_of_stock`), as `items.0.quantity`, or `expectedTotal`
     *   (`total_changed`), when an account may have no more such pieces (`quantity_limit`) or orders
     *   (`open_order_limit`) under way, or when it may not be paid in cash (`cash_not_allowed`, of
     *   `paymentMethod`), 422 when the key was used for another order
     */
    async create(input: CreateOrderInput, options?: IdempotentCallOptions): Promise<Order> {
      const { expectedTotal, ...rest } = input;
      return readData(
        call('createOrder', options, {
          body: {
            ...rest,
            ...(expectedTotal !== undefined && { expectedTotal: toPaise(expectedTotal) }),
          },
        }),
        parseOrder,
      );
    },

    // The rule: (product 4.3.5).
    /**
     * Cancels an order that is pending or processing.
     *
     * @throws ApiError 404, 409 when it is too late (`order_not_cancellable`) or cancelled already
     *   (`order_cancelled`)
     */
    async cancel(id: string, options?: CallOptions): Promise<Order> {
      return readData(
        call('cancelOrder', options, {
          path: { id },
        }),
        parseOrder,
      );
    },

    // The rule: (product 4.4.9).
    /**
     * Switches an unpaid online order to cash on delivery; its open payment is cancelled.
     *
     * @throws ApiError 404, 409 when it is paid (`order_paid`), cancelled (`order_cancelled`) or in cash
     *   already (`order_not_online`), its payment is at the bank (`payment_under_way`), it may not be paid
     *   in cash (`cash_not_allowed`), or its state does not allow it otherwise (`conflict`), 422 when the
     *   key was used for another order
     */
    async payOnDelivery(id: string, options?: IdempotentCallOptions): Promise<Order> {
      return readData(
        call('payOnDelivery', options, {
          path: { id },
        }),
        parseOrder,
      );
    },

    // The rule: (product 4.3.6).
    /**
     * Requests the return of a delivered order, once.
     *
     * @throws ApiError 404, 409 when it is not delivered (`order_not_delivered`) or its return was
     *   requested already (`return_requested`), 422 when the key was used for another request
     */
    async requestReturn(
      id: string,
      input: ReturnOrderInput = {},
      options?: IdempotentCallOptions,
    ): Promise<Order> {
      return readData(
        call('returnOrder', options, {
          path: { id },
          body: input,
        }),
        parseOrder,
      );
    },
  };
  return resource;
}
