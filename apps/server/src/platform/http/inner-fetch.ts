import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import inject from 'light-my-request';

const INNER_HEADER = 'x-haat-inner';

declare module 'fastify' {
  interface FastifyRequest {
    /** True for calls of the server to itself while it renders a page. */
    isInner: boolean;
  }
}

/**
 * Creates a `fetch` that calls this app without the network, for the loaders of public pages. It sends
 * nothing of the visitor, so no cookie. Only GET of `/api/v1/…` is allowed.
 *
 * Also decorates requests with `isInner`, which no outside request can claim: its header has a random
 * value of each app.
 */
export function addInnerFetch(app: FastifyInstance): typeof fetch {
  const secret = randomBytes(16).toString('hex');
  app.decorateRequest('isInner', false);
  app.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
    request.isInner = request.headers[INNER_HEADER] === secret;
    done();
  });

  return async function innerFetch(input, init) {
    const request = input instanceof Request ? new Request(input, init) : undefined;
    const url = new URL(request?.url ?? String(input), 'http://inner');
    const method = request?.method ?? init?.method ?? 'GET';
    if (method !== 'GET' || !url.pathname.startsWith('/api/v1/')) {
      throw new TypeError(`Pages may only read the API, not ${method} ${url.pathname}.`);
    }
    const signal = request?.signal ?? init?.signal;
    signal?.throwIfAborted();
    // `app.inject` throws while the app closes, but pending pages still finish.
    const response = await inject((call, reply) => app.routing(call, reply), {
      method: 'GET',
      url: url.pathname + url.search,
      headers: { accept: 'application/json', [INNER_HEADER]: secret },
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const hasBody = response.statusCode !== 204 && response.statusCode !== 304;
    return new Response(hasBody ? new Uint8Array(response.rawPayload) : null, {
      status: response.statusCode,
      headers,
    });
  };
}
