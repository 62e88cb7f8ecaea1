import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer, Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Timeouts of clients and the limit of connections. */
export interface ConnectionLimits {
  /** Timeout of the headers of a request; of the first one from the connection on, ms. */
  headersTimeout: number;
  /** Timeout of a whole request with its body, ms: longer than the largest form takes at the lowest rate. */
  requestTimeout: number;
  /** Time in which the body of a form may arrive at any rate, ms. */
  bodyTimeout: number;
  /** Lowest rate of a form that takes longer, bytes per second. */
  minBodyRate: number;
  /** Interval of the checks, so the longest delay of a timeout, ms. */
  checkInterval: number;
  /**
   * Timeout of the response, from the headers of the request on, ms; then the request gets a 503.
   * Operations that take a form have `requestTimeout` more.
   */
  handlerTimeout: number;
  /** Most connections; further ones are closed at once. */
  maxConnections: number;
}

/**
 * A client that sends too slowly is disconnected within 30 s. A photo of 5 MiB takes 160 s at the lowest
 * rate, 256 kbit/s: what a phone gets at the edge of 4G.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 190_000,
  bodyTimeout: 20_000,
  minBodyRate: 32 * 1024,
  checkInterval: 5_000,
  handlerTimeout: 20_000,
  maxConnections: 5_000,
};

/** Timeout of an idle connection, ms: longer than that of usual proxies in front. */
const KEEP_ALIVE_MS = 72_000;

/** Creates an HTTP server with these limits; it does not listen yet. */
export function createHttpServer(
  handler: RequestListener,
  limits: ConnectionLimits,
  onClientError: (error: Error, socket: Duplex) => void,
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      connectionsCheckingInterval: limits.checkInterval,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // `addHostCheck` checks it: Node's own response has neither envelope nor security headers.
      requireHostHeader: false,
    },
    handler,
  );
  server.maxConnections = limits.maxConnections;
  server.on('clientError', onClientError);
  // An unknown expectation may be ignored; Node's own 417 has no security headers.
  server.on('checkExpectation', handler);
  return server;
}

/** The addresses that an app listens on. */
export interface Listening {
  /** Ends the listening; open connections stay. */
  stop(): void;
  countConnections(): Promise<number>;
}

/**
 * Listens on the host, and for `localhost` on each of its addresses (127.0.0.1 and ::1): Fastify would
 * create a second server there, without the limits and error responses of the first.
 *
 * @throws when the first address cannot be listened on; further ones may be missing
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const [first = host, ...others] = host === 'localhost' ? await findAddresses(host) : [host];
  await app.listen({ port, host: first });
  const servers: NetServer[] = [app.server];
  for (const address of others) {
    const door = await listenAlso(app, address).catch(() => undefined);
    if (door !== undefined) servers.push(door);
  }
  return {
    stop() {
      // The HTTP server's own `close` also closes idle connections, whose next request may be on its way.
      for (const server of servers) NetServer.prototype.close.call(server);
    },
    async countConnections() {
      const counts = await Promise.all(servers.map(countConnectionsOf));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}

function countConnectionsOf(server: NetServer): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  return promise;
}

/**
 * Makes a listening app listen on one more IP address at the same port, until it closes.
 *
 * @throws when the address cannot be listened on
 */
export async function listenAlso(app: FastifyInstance, address: string): Promise<NetServer> {
  const main = app.server;
  const { port } = main.address() as AddressInfo;
  const door = createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    main.emit('connection', socket),
  );
  door.maxConnections = main.maxConnections;
  door.listen({ port, host: address });
  await once(door, 'listening');
  main.once('close', () => door.close());
  return door;
}

async function findAddresses(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}
