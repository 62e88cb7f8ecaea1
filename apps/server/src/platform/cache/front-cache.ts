import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding } from '../http/compression.ts';
import { type CacheLookup, cacheLookups, responses } from '../instrumentation/channels.ts';
import { nameRoute } from '../instrumentation/route-name.ts';
import { logResponse } from '../logging/request-log.ts';

/** Most responses: the pages and lists that most shoppers ask for. Their bytes are those of the other caches. */
const MAX_RESPONSES = 256;
const MAX_URL_LENGTH = 512;

/** Request headers that change the response to a public GET, or say that a body follows. */
const DECISIVE_HEADERS = [
  'if-none-match',
  'if-modified-since',
  'range',
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
] as const;

const HIT: CacheLookup = { cache: 'front', outcome: 'hit' };
const MISS: CacheLookup = { cache: 'front', outcome: 'miss' };

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Set when the response comes from a cache and is the same for everybody: whether it may be sent
     * again. Asked for each request, so nothing is sent longer than its own cache would.
     */
    isResponseCurrent: (() => boolean | Promise<boolean>) | undefined;
  }
}

interface FrontResponse {
  /** Names and values in turn, as `writeHead` takes them; without the id of the request. */
  headers: readonly string[];
  body: Buffer;
  route: string;
  /** See `nameRoute`. */
  routeName: string;
  isCurrent(): boolean | Promise<boolean>;
}

/** The cache in front of the router. */
export interface FrontCache {
  /** Responds from this cache, and passes every other request on to the router. */
  before(router: RequestListener): RequestListener;
  /** Remembers the responses of the app that say how long they are current. */
  observe(app: FastifyInstance, options: { isDraining(): boolean }): void;
}

/**
 * Creates the cache in front of the router: finished responses that are sent again without routing,
 * hooks and headers built anew. What may be sent, and how long, its own cache says
 * (`isResponseCurrent`). A cached list takes 19 µs of processor time this way, and 40 µs by the router.
 */
export function createFrontCache(log: FastifyBaseLogger): FrontCache {
  const cache = new LRUCache<string, FrontResponse>({ max: MAX_RESPONSES });
  let isDraining = () => false;

  return {
    before(router) {
      return function respond(request, response) {
        const found = isPlainGet(request) ? cache.get(toKey(request)) : undefined;
        if (found === undefined || isDraining()) return pass();
        const startedAt = performance.now();
        const isCurrent = found.isCurrent();
        if (typeof isCurrent === 'boolean') settle(isCurrent);
        else isCurrent.then(settle, () => settle(false));

        function settle(isStillCurrent: boolean): void {
          if (!isStillCurrent) pass();
          else if (found !== undefined) send(found, request, response, startedAt);
        }

        function pass(): void {
          if (cacheLookups.isObserved) cacheLookups.publish(MISS);
          router(request, response);
        }
      };
    },
    observe(app, options) {
      isDraining = options.isDraining;
      app.decorateRequest('isResponseCurrent', undefined);
      app.addHook('onSend', (request, reply, payload, done) => {
        const { isResponseCurrent: isCurrent, raw } = request;
        const isWhole = Buffer.isBuffer(payload) && reply.statusCode === 200;
        if (isCurrent !== undefined && isWhole && !request.isInner && isPlainGet(raw)) {
          const headers = toHeaderList(reply.getHeaders(), payload);
          const route = request.routeOptions.url ?? 'unknown';
          const routeName = nameRoute(request);
          cache.set(toKey(raw), { headers, body: payload, route, routeName, isCurrent });
        }
        done();
      });
    },
  };

  function send(
    { headers, body, route, routeName }: FrontResponse,
    request: IncomingMessage,
    response: ServerResponse,
    startedAt: number,
  ): void {
    const reqId = randomUUID();
    response.writeHead(200, [...headers, 'x-request-id', reqId]);
    response.end(body);
    const ms = performance.now() - startedAt;
    logResponse(log, { reqId, method: request.method ?? 'GET', route, status: 200, ms });
    if (cacheLookups.isObserved) cacheLookups.publish(HIT);
    if (responses.isObserved) {
      responses.publish({ route: routeName, status: 200, seconds: ms / 1_000 });
    }
  }
}

function isPlainGet({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    url.length <= MAX_URL_LENGTH &&
    headers.host !== undefined &&
    DECISIVE_HEADERS.every((name) => headers[name] === undefined)
  );
}

function toKey({ url, headers }: IncomingMessage): string {
  return `${chooseEncoding(headers['accept-encoding']) ?? ''} ${url}`;
}

function toHeaderList(
  headers: Readonly<Record<string, number | string | string[] | undefined>>,
  body: Buffer,
): string[] {
  const list = ['content-length', String(body.length)];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === 'x-request-id' || name === 'content-length') continue;
    list.push(name, String(value));
  }
  return list;
}
