import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { having, readData } from '../read-data.ts';
import type { DeskAuditList, DeskAuditListQuery } from './types.ts';

/** The call about the changes that were made at the desk. */
export function createDeskAuditResource(call: CallOperation) {
  return {
    /** One page of the changes, the newest first. */
    async list(query?: DeskAuditListQuery, options?: CallOptions): Promise<DeskAuditList> {
      return readData(call('listDeskAudit', options, { query }), having('entries'));
    },
  };
}
