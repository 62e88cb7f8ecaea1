import type { FastifyRequest, onRequestAsyncHookHandler, onSendHookHandler } from 'fastify';
import type { ShopContext } from '../../context.ts';
import { readDataVersion } from '../database/read-data-version.ts';
import { chooseEncoding } from '../http/compression.ts';
import { toOwnBytes } from '../http/own-bytes.ts';

/** All kept answers of one operation together, with their addresses, in bytes; the oldest go first. */
export const MAX_BYTES = 8 * 1024 * 1024;
/** What an entry takes beside its bytes and its address. */
const ENTRY_BYTES = 1_024;
/** The headers that belong to the bytes. */
const KEPT_HEADERS = ['content-type', 'content-encoding', 'vary'] as const;

interface CachedResponse {
  /** What the database held when it was made. */
  version: string;
  bytes: Buffer;
  headers: Record<string, string>;
}

/** Hooks of one route. */
export interface ResponseCacheHooks {
  onRequest: onRequestAsyncHookHandler;
  onSend: onSendHookHandler;
}

/**
 * Keeps the finished answers of an operation that depend on the database and the address alone, and
 * sends one again for as long as nothing at all was written since it was made. A kept answer is
 * never older than one made anew would be: not by a second, and not with several processes.
 */
export function createResponseCache(
  context: Pick<ShopContext, 'db' | 'engine'>,
): ResponseCacheHooks {
  const kept = new Map<string, CachedResponse>();
  const underWay = new WeakMap<FastifyRequest, { key: string; version: string }>();
  let size = 0;

  function forget(key: string): void {
    const answer = kept.get(key);
    if (answer === undefined) return;
    size -= weigh(key, answer);
    kept.delete(key);
  }

  function keep(key: string, answer: CachedResponse): void {
    forget(key);
    if (weigh(key, answer) > MAX_BYTES / 8) return;
    kept.set(key, answer);
    size += weigh(key, answer);
    for (const oldest of kept.keys()) {
      if (size <= MAX_BYTES) break;
      forget(oldest);
    }
  }

  return {
    async onRequest(request, reply) {
      if (request.method !== 'GET') return;
      const key = toKey(request);
      // Before anything is read: what is written meanwhile makes another version.
      const version = await readDataVersion(context);
      const answer = kept.get(key);
      if (answer?.version === version) return reply.headers(answer.headers).send(answer.bytes);
      underWay.set(request, { key, version });
    },
    onSend(request, reply, payload, done) {
      const made = underWay.get(request);
      const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (made !== undefined && isText && reply.statusCode === 200) {
        const headers: Record<string, string> = {};
        for (const name of KEPT_HEADERS) {
          const value = reply.getHeader(name);
          if (typeof value === 'string') headers[name] = value;
        }
        keep(made.key, { version: made.version, bytes: toOwnBytes(payload), headers });
      }
      done();
    },
  };
}

/** An address may be far longer than its answer: anybody can make one up. */
function weigh(key: string, { bytes }: CachedResponse): number {
  return bytes.length + 2 * key.length + ENTRY_BYTES;
}

/** Address and encoding; calls from inside the server are never compressed. */
function toKey(request: FastifyRequest): string {
  const encoding = request.isInner ? '' : chooseEncoding(request.headers['accept-encoding']);
  return `${request.isInner ? 'inner' : ''} ${encoding ?? ''} ${request.url}`;
}
