import type { CallOptions } from '../call-options.ts';
import type { ContractClient } from '../contract-client.ts';
import { readBody } from '../read-data.ts';
import type { Health } from '../types.ts';

/**
 * Calls about the state of the server.
 *
 * @param client bound to the root of the server, where these two paths are
 */
export function createHealthResource(client: ContractClient) {
  return {
    /** Whether the process lives. */
    async getHealth(options: CallOptions = {}): Promise<Health> {
      return readBody(client.call('getHealth', { options }));
    },

    /**
     * Whether requests can be sent there: `ok`, or `degraded` when it can only be read from.
     *
     * @throws ApiError 503 when they cannot
     */
    async getReadiness(options: CallOptions = {}): Promise<Health> {
      return readBody(client.call('getReadiness', { options }));
    },
  };
}
