import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { ShopContext } from '../../context.ts';
import { ForbiddenError } from '../../errors.ts';
import { logSecurityEvent } from '../logging/security-log.ts';
import { isAllowedOrigin } from './cross-origin.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects (403) unsafe requests that a page of another origin may have caused, unless its origin is one
 * of `config.allowedOrigins`. Browsers send the origin of
 * a request in Sec-Fetch-Site, older ones in Origin; a request with neither comes from a program, which
 * has no cookies but its own.
 */
export function addSameOriginCheck(app: FastifyInstance, context: ShopContext): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || isFromOurPages(request, context.config)) return done();
    const { url: route = 'unknown' } = request.routeOptions;
    const from = context.sourceKeys.hashAddress(request.ip);
    logSecurityEvent({ log: request.log, from }, { event: 'origin-refused', route });
    done(new ForbiddenError('This request did not come from our pages.', 'origin_not_allowed'));
  });
}

function isFromOurPages(request: FastifyRequest, config: Config): boolean {
  if (isAllowedOrigin(config, request)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === config.publicOrigin) return true;
  // Over http anybody on the network can change a page of the same host.
  if (config.isHttps) return false;
  // The Host comparison serves http://127.0.0.1 beside http://localhost; no page can forge it. A page of
  // https at the same host is of another origin.
  const { host } = request.headers;
  return host !== undefined && origin === `http://${host}`;
}
