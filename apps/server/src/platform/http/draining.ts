import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnavailableError } from '../../errors.ts';
import type { Listening } from './http-server.ts';

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
  let idleCheck: NodeJS.Timeout | undefined;

  app.addHook('preClose', (done) => {
    isDraining = true;
    idleCheck = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
    idleCheck.unref();
    done();
  });
  // A server that never listened emits no 'close'.
  app.addHook('onClose', async () => clearInterval(idleCheck));
  app.addHook('onRequest', (request, reply, done) => {
    // Pending renderings still read the API, and health checks report the state themselves.
    if (!isDraining || request.isInner || isHealthCheck(request)) return done();
    reply.header('connection', 'close');
    done(new UnavailableError('The shop is restarting. Please try again in a moment.'));
  });

  return { isDraining: () => isDraining };
}

/**
 * Ends the listening of an app, and serves its open connections until each has got one more response,
 * which closes it; so none breaks while its next request is on the way.
 *
 * @param longestMs after which it resolves all the same
 */
export async function leaveConnections(
  app: FastifyInstance,
  listening: Listening,
  longestMs: number,
): Promise<void> {
  app.server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  listening.stop();
  const giveUpAt = Date.now() + longestMs;
  while (Date.now() < giveUpAt && (await listening.countConnections()) > 0) {
    await sleep(IDLE_CHECK_MS);
  }
}

function isHealthCheck(request: FastifyRequest): boolean {
  return request.url === '/healthz' || request.url === '/readyz';
}
