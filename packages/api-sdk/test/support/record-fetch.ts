import type { ShopFetch } from '../../src/shop-fetch.ts';

/** One request as it went over the seam. */
export interface Sent {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Headers;
  readonly credentials: RequestCredentials;
  readonly keepalive: boolean;
  readonly bytes: Uint8Array;
  /** The body as text, '' without one. */
  readonly text: string;
}

export interface RecordedFetch {
  readonly fetch: ShopFetch;
  /** Every request, in the order it was sent. */
  readonly sent: Sent[];
  /** The requests to one path. */
  sentTo(path: string): Sent[];
}

/**
 * A `fetch` that responds by a function and records the requests. It rejects when the request's
 * signal is aborted, as the real one does.
 */
export function recordFetch(respond: (sent: Sent) => Response | Promise<Response>): RecordedFetch {
  const sent: Sent[] = [];
  return {
    sent,
    sentTo: (path) => sent.filter(({ target }) => target.split('?')[0] === path),
    async fetch(request) {
      const bytes = new Uint8Array(await request.arrayBuffer());
      request.signal.throwIfAborted();
      const { pathname, search } = new URL(request.url);
      const one: Sent = {
        method: request.method,
        target: pathname + search,
        headers: request.headers,
        credentials: request.credentials,
        keepalive: request.keepalive,
        bytes,
        text: new TextDecoder().decode(bytes),
      };
      sent.push(one);
      const { promise: aborted, reject } = Promise.withResolvers<never>();
      const stop = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', stop, { once: true });
      try {
        return await Promise.race([respond(one), aborted]);
      } finally {
        request.signal.removeEventListener('abort', stop);
      }
    },
  };
}

/** A success in the contract's envelope. */
export function success(data: unknown, init?: ResponseInit): Response {
  return Response.json({ success: true, message: 'OK', data }, init);
}

/** A failure in the contract's envelope. */
export function failure(
  status: number,
  message = `Rejected with ${status}`,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ success: false, message }, { status, headers });
}
