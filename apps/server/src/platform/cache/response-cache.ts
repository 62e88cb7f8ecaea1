import type {
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onSendHookHandler,
} from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding } from '../http/compression.ts';
import { toOwnBytes } from '../http/own-bytes.ts';
import { type CacheLookup, cacheLookups } from '../instrumentation/channels.ts';

/** Most bytes of the cached responses of one operation, with their URLs. */
export const MAX_BYTES = 8 * 1024 * 1024;
/** How long a response may be sent, in ms: what somebody writes into the database by hand raises no revision. */
const LIFE_MS = 60_000;
/** Memory of an entry beside its bytes and its URL. */
const ENTRY_BYTES = 1_024;
/** The headers that belong to the bytes. */
const CACHED_HEADERS = ['content-type', 'content-encoding', 'vary'] as const;

interface CachedResponse {
  /** The revision of `public-responses` that it was made from. */
  revision: number;
  bytes: Buffer;
  headers: Record<string, string>;
}

/** A response that is being made at this revision. */
interface PendingResponse {
  key: string;
  revision: number;
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
 * Caches the finished responses of an operation that depend on the URL and the tables of `SOURCES` alone. A
 * write of any process to these tables ends the cached responses: none is stale.
 *
 * @param findRevision reads the present revision of `public-responses`
 */
export function createResponseCache(findRevision: () => Promise<number>): ResponseCacheHooks {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 8,
    ttl: LIFE_MS,
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
      // Read before the handler reads anything: a write in between makes another revision.
      const revision = await findRevision();
      const cached = cache.get(key);
      if (cached?.revision === revision) {
        note('hit');
        return sendCached(request, reply, key, cached);
      }
      const other = shared.get(key);
      if (other?.revision === revision) {
        await other.ended;
        const made = cache.get(key);
        if (made?.revision === revision) {
          note('shared');
          return sendCached(request, reply, key, made);
        }
      }
      note('miss');
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const own: PendingResponse = { key, revision, ended, end };
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
        cache.set(found.key, { revision: found.revision, bytes: toOwnBytes(payload), headers });
      }
      if (found !== undefined) settle(found);
      done();
    },
  };

  function sendCached(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    cached: CachedResponse,
  ): FastifyReply {
    request.isResponseCurrent = async () =>
      cache.peek(key) === cached && (await findRevision()) === cached.revision;
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
