import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response as it came over the wire, not decompressed. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests from a server on this machine, without a cache, cookies or decompression. */
export function rawGet(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method }, (response) =>
      resolve(collectResponse(response)),
    )
      .once('error', reject)
      .end();
  });
}

/** Reads a response to its end. @throws when the connection ends before */
export async function collectResponse(response: IncomingMessage): Promise<RawResponse> {
  const body = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}
