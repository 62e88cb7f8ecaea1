import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnavailableError } from '../../errors.ts';

/** How often connections are looked for that have become idle while the app closes, ms. */
const IDLE_CHECK_MS = 200;

/**
 * While the app closes, requests under way finish, and requests that still arrive on open
 * connections get a 503 with Retry-After in the contract's envelope (Fastify's own has another
 * shape), after which the connection is closed. So is one that has become idle: it would keep the app from
 * closing for as long as its client keeps it open.
 *
 * @returns whether the app is closing
 */
export function addDraining(app: FastifyInstance): { isDraining(): boolean } {
  let isDraining = false;

  app.addHook('preClose', (done) => {
    isDraining = true;
    const idleCheck = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
    idleCheck.unref();
    app.server.once('close', () => clearInterval(idleCheck));
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    // Rendering that began before must be able to read; health checks tell the state themselves.
    if (!isDraining || request.isInner || isHealthCheck(request)) return done();
    reply.header('connection', 'close');
    done(new UnavailableError('The shop is restarting. Please try again in a moment.'));
  });

  return { isDraining: () => isDraining };
}

function isHealthCheck(request: FastifyRequest): boolean {
  return request.url === '/healthz' || request.url === '/readyz';
}
