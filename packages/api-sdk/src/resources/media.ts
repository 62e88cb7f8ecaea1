import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { readBody } from '../read-data.ts';
import type { MediaQuery } from '../types.ts';

/** The call for the bytes of a picture. */
export function createMediaResource(call: CallOperation) {
  return {
    /**
     * A stored picture, or a copy of it. To show one, use the URL from the other responses.
     *
     * @param hash SHA-256 of the original, in hexadecimal
     * @param query `w`: width of the copy in pixels
     * @throws ApiError 404
     */
    async get(hash: string, query?: MediaQuery, options?: CallOptions): Promise<Blob> {
      return readBody(
        call('getMedia', options, {
          path: { hash },
          query,
          parseAs: 'blob',
        }),
        // What is no shop's API responds with its own page or JSON.
        (bytes) => (/html|json/.test(bytes.type) ? null : bytes),
      );
    },
  };
}
