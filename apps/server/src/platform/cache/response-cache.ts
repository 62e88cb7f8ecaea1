import type {
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onSendHookHandler,
} from 'fastify';
import { LRUCache } from 'lru-cache';
import type { DataVersion } from '../database/data-version.ts';
import { chooseEncoding } from '../http/compression.ts';
import { toOwnBytes } from '../http/own-bytes.ts';
import { type CacheLookup, cacheLookups } from '../instrumentation/channels.ts';

/** Most bytes of the cached responses of one operation, with their URLs. */
export const MAX_BYTES = 8 * 1024 * 1024;
/** Memory of an entry beside its bytes and its URL. */
const ENTRY_BYTES = 1_024;
/** The headers that belong to the bytes. */
const CACHED_HEADERS = ['content-type', 'content-encoding', 'vary'] as const;

interface CachedResponse {
  /** The version of the database that it was made from. */
  version: string;
  bytes: Buffer;
  headers: Record<string, string>;
}

/** A response that is being made from this version of the database. */
interface PendingResponse {
  key: string;
  version: string;
  /** Resolved when it is cached, or cannot be. */
  ended: Promise<void>;
  end(): void;
}

/** Hooks of one route. */
export interface ResponseCacheHooks {
  onRequest: onRequestAsyncHookHandler;
  onSend: onSendHookHandler;
}

/**
 * Caches the finished responses of an operation that depend on the database and the URL alone. Any
 * write of any process to the database, even of a cart, ends the cached responses: none is stale.
 */
export function createResponseCache(dataVersion: DataVersion): ResponseCacheHooks {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 8,
    // Anybody can make up a URL that is far longer than its response.
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + ENTRY_BYTES,
  });
  const pending = new WeakMap<FastifyRequest, PendingResponse>();
  /** The responses that are being made, by key: others wait for them instead of making their own. */
  const shared = new Map<string, PendingResponse>();

  return {
    async onRequest(request, reply) {
      if (request.method !== 'GET') return;
      const key = toKey(request);
      // Read before the handler reads anything: a write in between makes another version.
      const version = await dataVersion.find();
      const cached = cache.get(key);
      if (cached?.version === version) {
        note('hit');
        return sendCached(request, reply, cached);
      }
      const other = shared.get(key);
      if (other?.version === version) {
        await other.ended;
        const made = cache.get(key);
        if (made?.version === version) {
          note('shared');
          return sendCached(request, reply, made);
        }
      }
      note('miss');
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const own: PendingResponse = { key, version, ended, end };
      shared.set(key, own);
      pending.set(request, own);
      // A client that leaves must not keep the others waiting.
      reply.raw.once('close', () => settle(own));
    },
    onSend(request, reply, payload, done) {
      const found = pending.get(request);
      const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (found !== undefined && isText && reply.statusCode === 200) {
        const headers: Record<string, string> = {};
        for (const name of CACHED_HEADERS) {
          const value = reply.getHeader(name);
          if (typeof value === 'string') headers[name] = value;
        }
        cache.set(found.key, { version: found.version, bytes: toOwnBytes(payload), headers });
      }
      if (found !== undefined) settle(found);
      done();
    },
  };

  function sendCached(
    request: FastifyRequest,
    reply: FastifyReply,
    cached: CachedResponse,
  ): FastifyReply {
    request.isResponseCurrent = async () => (await dataVersion.find()) === cached.version;
    return reply.headers(cached.headers).send(cached.bytes);
  }

  function settle(response: PendingResponse): void {
    if (shared.get(response.key) === response) shared.delete(response.key);
    response.end();
  }
}

function note(outcome: CacheLookup['outcome']): void {
  if (cacheLookups.isObserved) cacheLookups.publish({ cache: 'response', outcome });
}

/** URL and encoding; calls from inside the server are never compressed. */
function toKey(request: FastifyRequest): string {
  const encoding = request.isInner ? '' : chooseEncoding(request.headers['accept-encoding']);
  return `${request.isInner ? 'inner' : ''} ${encoding ?? ''} ${request.url}`;
}
