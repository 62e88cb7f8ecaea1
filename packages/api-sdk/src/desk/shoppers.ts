import type { CallOptions, IdempotentCallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, having, readData } from '../read-data.ts';
import type { DeskShopper, DeskShopperList, DeskShopperListQuery } from './types.ts';

/** Calls about shoppers, for owners and coordinators. */
export function createDeskShoppersResource(call: CallOperation) {
  return {
    /** One page of the accounts, the newest first. */
    async list(query?: DeskShopperListQuery, options?: CallOptions): Promise<DeskShopperList> {
      return readData(call('listDeskShoppers', options, { query }), having('shoppers'));
    },

    /**
     * One account with its orders and the notes of the desk. Each look is in the log of the desk.
     *
     * @throws ApiError 404
     */
    async get(id: string, options?: CallOptions): Promise<DeskShopper> {
      return readData(call('getDeskShopper', options, { path: { id } }), asEntity);
    },

    /**
     * Writes a note, which the shopper does not see.
     *
     * @throws ApiError 404
     */
    async addNote(id: string, body: string, options?: IdempotentCallOptions): Promise<DeskShopper> {
      return readData(
        call('createDeskShopperNote', options, { path: { id }, body: { body } }),
        asEntity,
      );
    },
  };
}
