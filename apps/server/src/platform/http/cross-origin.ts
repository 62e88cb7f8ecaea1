import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';

type AllowedOrigins = Pick<Config, 'allowedOrigins'>;

/** The contract's methods, as a preflight response lists them. */
export const CROSS_ORIGIN_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The contract's request headers that a page may set. */
export const CROSS_ORIGIN_REQUEST_HEADERS = ['content-type', 'idempotency-key'] as const;

/** The contract's response headers that a page of another origin could not read otherwise. */
export const EXPOSED_HEADERS = ['x-request-id', 'retry-after'] as const;

/** Seconds for which a browser remembers a preflight response; no browser does longer than a day. */
const PREFLIGHT_MAX_AGE = 7_200;

const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': CROSS_ORIGIN_METHODS.join(', '),
  'access-control-allow-headers': CROSS_ORIGIN_REQUEST_HEADERS.join(', '),
  'access-control-max-age': String(PREFLIGHT_MAX_AGE),
  'cache-control': 'no-store',
};

/** True for a call, as opposed to a page or a file: the API, and the sandbox in a provider's place. */
function isCallUrl(url: string): boolean {
  return url.startsWith('/api/v1/') || url.startsWith('/sandbox-pay/');
}

/** True for a call of the desk, however its path is percent-encoded: the router decodes it, too. */
function isDeskUrl(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    return decodeURI(path).startsWith('/api/v1/desk/');
  } catch {
    // The router rejects such a path.
    return false;
  }
}

/**
 * Whether a call comes from a page of an allowed origin, as browsers say in Origin (product 7.1.5). Those
 * are pages for shoppers: the desk is for its own pages alone.
 */
export function isAllowedOrigin(
  { allowedOrigins }: AllowedOrigins,
  { url, headers: { origin } }: { url: string; headers: { origin?: string | undefined } },
): boolean {
  return (
    origin !== undefined && allowedOrigins.includes(origin) && isCallUrl(url) && !isDeskUrl(url)
  );
}

/** Whether a request comes from a page of an allowed origin that is not the shop's own. */
export function isForeignPage(
  { allowedOrigins, publicOrigin }: Pick<Config, 'allowedOrigins' | 'publicOrigin'>,
  { headers: { origin } }: { headers: { origin?: string | undefined } },
): boolean {
  return origin !== undefined && origin !== publicOrigin && allowedOrigins.includes(origin);
}

/**
 * The CORS headers of a response: those that let a page of an allowed origin read it with the session,
 * and none for any other origin. While there are allowed origins, every response to a call has `vary`,
 * so that no cache gives the response for one origin to a page of another.
 */
export function createCrossOriginHeaders(
  config: AllowedOrigins,
  request: { url: string; headers: { origin?: string | undefined } },
): Record<string, string> {
  if (config.allowedOrigins.length === 0 || !isCallUrl(request.url)) return {};
  const { origin } = request.headers;
  if (origin === undefined || !isAllowedOrigin(config, request)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
  };
}

/**
 * Lets the pages of `config.allowedOrigins` call the API with the session's cookies: sets the CORS
 * headers and responds to preflight requests. A preflight request of any other origin gets the router's
 * 404, like every OPTIONS request.
 */
export function addCrossOriginAccess(app: FastifyInstance, config: Config): void {
  if (config.allowedOrigins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(createCrossOriginHeaders(config, request));
    const isPreflight =
      request.method === 'OPTIONS' &&
      request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight || !isAllowedOrigin(config, request)) return done();
    reply.code(204).headers(PREFLIGHT_HEADERS).send();
  });
}

/** Adds the name of a request header to `Vary`, beside those that are there. */
export function addVary(reply: FastifyReply, name: string): void {
  const present = reply.getHeader('vary');
  reply.header('vary', present === undefined ? name : `${present}, ${name}`);
}

/**
 * The `Cross-Origin-Resource-Policy` of what only pages of the shop may embed. Allowed origins are of the
 * shop's site, and no narrower policy lets them in.
 */
export function chooseResourcePolicy({ allowedOrigins }: AllowedOrigins): string {
  return allowedOrigins.length === 0 ? 'same-origin' : 'same-site';
}
