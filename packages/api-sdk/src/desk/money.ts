import type { CallOptions, IdempotentCallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asBlob, asEntity, having, readBody, readData } from '../read-data.ts';
import { ifMatch } from './if-match.ts';
import type {
  CreateDeskPayoutInput,
  DeskLedgerEntry,
  DeskMoney,
  DeskMoneyQuery,
  DeskShare,
  DeskStatement,
} from './types.ts';

/** Calls about what the shop owes the groups; amounts are whole paise. */
export function createDeskMoneyResource(call: CallOperation) {
  return {
    /** Sums by group, and one page of the entries, the newest first. */
    async get(query?: DeskMoneyQuery, options?: CallOptions): Promise<DeskMoney> {
      return readData(call('getDeskMoney', options, { query }), having('totals'));
    },

    /**
     * The statement of a group.
     *
     * @param month such as 2026-11
     * @throws ApiError 404
     */
    async getStatement(
      makerId: string,
      month: string,
      options?: CallOptions,
    ): Promise<DeskStatement> {
      return readData(
        call('getDeskStatement', options, { path: { makerId, month } }),
        having('month'),
      );
    },

    /**
     * The same as CSV.
     *
     * @throws ApiError 404
     */
    async exportStatement(makerId: string, month: string, options?: CallOptions): Promise<Blob> {
      return readBody(
        call('exportDeskStatement', options, { path: { makerId, month }, parseAs: 'blob' }),
        asBlob,
      );
    },

    /**
     * Records that money was paid to a group.
     *
     * @throws ApiError 400 with `fieldErrors`, 403 until a new code was given (`fresh_code_required`),
     *   404, 409 for more than is due (`payout_too_large`)
     */
    async createPayout(
      input: CreateDeskPayoutInput,
      options?: IdempotentCallOptions,
    ): Promise<DeskLedgerEntry> {
      return readData(call('createDeskPayout', options, { body: input }), asEntity);
    },

    /**
     * Undoes a payout by a counter-entry.
     *
     * @throws ApiError 403 until a new code was given (`fresh_code_required`), 404, 409 when it was
     *   undone before (`payout_undone`)
     */
    async undoPayout(id: string, options?: IdempotentCallOptions): Promise<DeskLedgerEntry> {
      return readData(call('undoDeskPayout', options, { path: { id } }), asEntity);
    },

    /** What the shop keeps of a sale, in hundredths of a percent. */
    async getShare(options?: CallOptions): Promise<DeskShare> {
      return readData(call('getDeskShare', options), having('version'));
    },

    /**
     * Sets what the shop keeps of what is delivered from now on.
     *
     * @param version of the share as it was read
     * @param shopShare hundredths of a percent
     * @throws ApiError 412 with the present share as `details`
     */
    async setShare(
      version: number,
      shopShare: number,
      options?: IdempotentCallOptions,
    ): Promise<DeskShare> {
      return readData(
        call('setDeskShare', ifMatch(version, options), { body: { shopShare } }),
        having('version'),
      );
    },
  };
}
