import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnavailableError } from '../../errors.ts';

/** Interval in which idle connections are closed while the app closes, in ms. */
const IDLE_CHECK_MS = 200;

/**
 * While the app closes, pending requests finish, and new requests on open connections get a 503 with
 * Retry-After in the contract's envelope (Fastify's own has another shape), after which the connection
 * is closed. Idle connections are closed too: the app would wait for their clients.
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
    // Pending renderings still read the API, and health checks report the state themselves.
    if (!isDraining || request.isInner || isHealthCheck(request)) return done();
    reply.header('connection', 'close');
    done(new UnavailableError('The shop is restarting. Please try again in a moment.'));
  });

  return { isDraining: () => isDraining };
}

function isHealthCheck(request: FastifyRequest): boolean {
  return request.url === '/healthz' || request.url === '/readyz';
}
