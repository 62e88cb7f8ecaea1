import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Sets the headers of every response that is no document: JSON, pictures, errors. Opened directly in a
 * tab, they can run no code. Documents replace the policy; see `ssr/`.
 */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const entries = Object.entries(createSecurityHeaders(config));

  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of entries) reply.header(name, value);
    reply.header('x-request-id', request.id);
    done();
  });
}

/** The headers by name, for responses that are sent before any hook runs. */
export function createSecurityHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {
    // `default-src` covers neither base URLs nor forms.
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  };
  if (config.isHttps) {
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  }
  return headers;
}
