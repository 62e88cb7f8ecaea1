import { get, type IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** A phone's browser; other user agents count as programs and get whole pages. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** A response during its transfer. */
export interface OpenPage {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Waits for this text. @returns everything received so far */
  readUntil(text: string): Promise<string>;
  /** Waits for the end. @returns everything received. Rejects when the connection breaks. */
  readAll(): Promise<string>;
  /** Closes the connection, as a closed tab does. */
  leave(): void;
}

/**
 * Asks for a page over the network, as a shopper's browser does, and resolves with the headers.
 *
 * @param signal aborts the request before its headers come
 */
export async function openPage(
  server: FastifyInstance,
  path: string,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<OpenPage> {
  if (server.server.address() === null) await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The shop has no port.');
  const { promise, resolve, reject } = Promise.withResolvers<OpenPage>();
  const request = get(
    {
      host: '127.0.0.1',
      port: address.port,
      path,
      agent: false,
      ...(signal && { signal }),
      headers: { accept: 'text/html', 'user-agent': PHONE, ...headers },
    },
    (response) => {
      const { 'content-encoding': encoding } = response.headers;
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        ...readText(decompress(response, encoding)),
        leave: () => request.destroy(),
      });
    },
  );
  request.on('error', reject);
  return promise;
}

function decompress(body: Readable, encoding: string | undefined): Readable {
  if (encoding === undefined) return body;
  const decompressor = encoding === 'br' ? createBrotliDecompress() : createGunzip();
  body.on('error', (error) => decompressor.destroy(error));
  return body.pipe(decompressor);
}

function readText(body: Readable): Pick<OpenPage, 'readUntil' | 'readAll'> {
  let text = '';
  let onNews = () => {};
  const all = new Promise<string>((resolve, reject) => {
    body.setEncoding('utf8');
    body.on('data', (part: string) => {
      text += part;
      onNews();
    });
    body.on('end', () => resolve(text));
    body.on('error', reject);
    body.on('close', () => reject(new Error('The response broke off.')));
  });
  all.catch(() => {});
  return {
    readAll: () => all,
    async readUntil(wanted) {
      while (!text.includes(wanted)) {
        const news = new Promise<void>((resolve) => {
          onNews = resolve;
        });
        await Promise.race([news, all]);
      }
      return text;
    },
  };
}
