import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { having, readBody } from '../read-data.ts';
import type { Health } from '../types.ts';

/**
 * Calls about the state of the server.
 *
 * @param call bound to the root of the server, where these two paths are
 */
export function createHealthResource(call: CallOperation) {
  return {
    /** Whether the process lives. */
    async getHealth(options?: CallOptions): Promise<Health> {
      return readBody(call('getHealth', options), having('status'));
    },

    /**
     * Whether requests can be sent there: `ok`, or `degraded` when it can only be read from.
     *
     * @throws ApiError 503 when they cannot
     */
    async getReadiness(options?: CallOptions): Promise<Health> {
      return readBody(call('getReadiness', options), having('status'));
    },
  };
}
