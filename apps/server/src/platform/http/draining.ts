import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnavailableError } from '../../errors.ts';
import type { Listening } from './http-server.ts';

/** Interval in which idle connections are closed while the app closes, in ms. */
const IDLE_CHECK_MS = 200;

/** Clients that wait for a response have connected within this time, ms; busy ones need most of it. */
const QUIET_MS = 200;
/** The longest time in which a response is held back, ms. */
const LONGEST_HOLD_MS = 1_500;
/** Time in which the other processes of the shop have ended their listening too, ms. */
const OTHERS_MS = 200;
/** Most connections that wait to be accepted: Node's own number. */
const BACKLOG = 511;

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
    // After a turn of the loop: a connection whose request has arrived and was not read counts as idle.
    idleCheck = setInterval(
      () => setImmediate(() => app.server.closeIdleConnections()),
      IDLE_CHECK_MS,
    );
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
 * @param options.longestMs after the end of listening it resolves all the same
 * @param options.isLast whether no other process goes on listening at the port: then the system resets
 *   the connections that this one has not accepted yet
 */
export async function leaveConnections(
  { server }: FastifyInstance,
  listening: Listening,
  { longestMs, isLast }: { longestMs: number; isLast: boolean },
): Promise<void> {
  server.prependListener('request', (request, response) => {
    const close = () => {
      response.shouldKeepAlive = false;
    };
    // The system would reset a connection that is closed before the whole body was read.
    if (hasBody(request)) request.once('end', close);
    else close();
  });
  if (isLast) await stopBetweenConnections(server, listening);
  else listening.stop();
  const giveUpAt = Date.now() + longestMs;
  while (Date.now() < giveUpAt && (await listening.countConnections()) > 0) {
    await sleep(IDLE_CHECK_MS);
  }
  await nextTurn();
}

/**
 * Ends the listening when no connection waits to be accepted: requests are held back until their clients,
 * of which each would connect again after its response, have all connected.
 */
async function stopBetweenConnections(server: Server, listening: Listening): Promise<void> {
  let arrived = 0;
  let accepted = 0;
  const note = () => {
    arrived += 1;
  };
  const noteConnection = () => {
    accepted += 1;
    note();
  };
  server.on('connection', noteConnection);
  // Whoever got a response may connect at once.
  subscribe('http.server.response.finish', note);
  const release = holdRequests(server, note);
  const giveUpAt = Date.now() + LONGEST_HOLD_MS;
  let before: number;
  do {
    before = arrived;
    await sleep(QUIET_MS);
    // What came while the process was busy is accepted in this turn.
    await nextTurn();
  } while (arrived !== before && Date.now() < giveUpAt);
  // Node accepts one connection in each turn: none waits after a turn without one.
  for (let turn = 0; turn < BACKLOG; turn += 1) {
    before = accepted;
    await nextTurn();
    if (accepted === before) break;
  }
  listening.stop();
  server.off('connection', noteConnection);
  unsubscribe('http.server.response.finish', note);
  await sleep(OTHERS_MS);
  release();
}

/** Keeps requests from their listeners, from now on. @returns a function that hands them over */
function holdRequests(server: Server, onRequest: () => void): () => void {
  const releases = (['request', 'checkExpectation'] as const).map((name) => {
    const listeners = server.rawListeners(name) as RequestListener[];
    const held: Parameters<RequestListener>[] = [];
    const hold: RequestListener = (...given) => {
      held.push(given);
      onRequest();
    };
    server.removeAllListeners(name).on(name, hold);
    return () => {
      server.off(name, hold);
      for (const listener of listeners) server.on(name, listener);
      for (const given of held) server.emit(name, ...given);
    };
  });
  return () => {
    for (const release of releases) release();
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isHealthCheck(request: FastifyRequest): boolean {
  return request.url === '/healthz' || request.url === '/readyz';
}
