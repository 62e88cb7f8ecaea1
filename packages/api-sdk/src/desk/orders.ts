import type { CallOptions, IdempotentCallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asBlob, asEntity, having, readBody, readData } from '../read-data.ts';
import { ifMatch } from './if-match.ts';
import type {
  CreateDeskRefundInput,
  DeskMoveResult,
  DeskOrder,
  DeskOrderExportQuery,
  DeskOrderList,
  DeskOrderListQuery,
  MoveDeskOrderInput,
  MoveDeskOrdersInput,
} from './types.ts';

/** Calls about orders at the desk. */
export function createDeskOrdersResource(call: CallOperation) {
  return {
    /** One page of the orders, with the counts of the saved views. */
    async list(query?: DeskOrderListQuery, options?: CallOptions): Promise<DeskOrderList> {
      return readData(call('listDeskOrders', options, { query }), having('orders'));
    },

    /** The same orders as CSV, the newest 5,000 at most; with addresses for who may read people alone. */
    async exportCsv(query?: DeskOrderExportQuery, options?: CallOptions): Promise<Blob> {
      return readBody(call('exportDeskOrders', options, { query, parseAs: 'blob' }), asBlob);
    },

    /**
     * One order.
     *
     * @throws ApiError 404
     */
    async get(id: string, options?: CallOptions): Promise<DeskOrder> {
      return readData(call('getDeskOrder', options, { path: { id } }), asEntity);
    },

    /**
     * Says whether a line lies in the packet.
     *
     * @throws ApiError 404, 409 when the order is sent, cancelled or not paid (`order_not_packable`),
     *   422 when the key was used for another call
     */
    async packLine(
      id: string,
      lineId: string,
      isPacked: boolean,
      options?: IdempotentCallOptions,
    ): Promise<DeskOrder> {
      return readData(
        call('packDeskOrderLine', options, { path: { id, lineId }, body: { isPacked } }),
        asEntity,
      );
    },

    /**
     * Writes a note, which the shopper does not see.
     *
     * @throws ApiError 404, 422 when the key was used for another call
     */
    async addNote(id: string, body: string, options?: IdempotentCallOptions): Promise<DeskOrder> {
      return readData(
        call('createDeskOrderNote', options, { path: { id }, body: { body } }),
        asEntity,
      );
    },

    /**
     * Makes one of the `moves` that the order lists: what becomes of it, of its courier, or of its cash.
     *
     * @param version of the order as it was read
     * @throws ApiError 403, 404, 409 when the order does not allow it (`move_not_allowed`), 412 with
     *   the present order as `details`, 422 when the key was used for another call
     */
    async move(
      id: string,
      version: number,
      input: MoveDeskOrderInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskOrder> {
      return readData(
        call('moveDeskOrder', ifMatch(version, options), { path: { id }, body: input }),
        asEntity,
      );
    },

    /** Moves many orders, each for itself; the results say what became of each. */
    async moveMany(
      moves: MoveDeskOrdersInput['moves'],
      options?: IdempotentCallOptions,
    ): Promise<DeskMoveResult[]> {
      return readData(
        call('moveDeskOrders', options, { body: { moves } }),
        ({ results }) => results,
      );
    },

    /**
     * Records money that was given back.
     *
     * @param version of the order as it was read
     * @throws ApiError 403, 404, 409 when less is due (`refund_not_due`), 412 with the present order as
     *   `details`, 422 when the key was used for another call
     */
    async addRefund(
      id: string,
      version: number,
      input: CreateDeskRefundInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskOrder> {
      return readData(
        call('createDeskOrderRefund', ifMatch(version, options), { path: { id }, body: input }),
        asEntity,
      );
    },
  };
}
