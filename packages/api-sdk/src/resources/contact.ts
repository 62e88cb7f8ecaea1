import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { having, readData } from '../read-data.ts';
import type { ContactInfo } from '../types.ts';

/** The call for the shop's contact details (product 7.7.2). */
export function createContactResource(call: CallOperation) {
  return {
    /**
     * How to reach the shop. The HTML in `mapEmbed` is sanitised by our server; another's may not be.
     *
     * @throws ApiError 404 while the shop has not set any
     */
    async get(options?: CallOptions): Promise<ContactInfo> {
      return readData(call('getContact', options), having('phone', 'email', 'headline'));
    },
  };
}
