import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { having, readData } from '../read-data.ts';
import type { DeskToday, DeskTodayQuery } from './types.ts';

/** The call about what waits at the desk. */
export function createDeskTodayResource(call: CallOperation) {
  return {
    /** What waits today, and what was sold in the last 30 days unless `days` says otherwise. */
    async get(query?: DeskTodayQuery, options?: CallOptions): Promise<DeskToday> {
      return readData(call('getDeskToday', options, { query }), having('days'));
    },
  };
}
