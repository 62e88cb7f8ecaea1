import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** How long a client may take, and how many may be connected. */
export interface ConnectionLimits {
  /** For the headers of a request; for those of the first one counted from connecting, ms. */
  headersTimeout: number;
  /** For a whole request with its body, ms: longer than the largest form takes at the lowest rate. */
  requestTimeout: number;
  /** For the body of a form, whatever its rate, ms. */
  bodyTimeout: number;
  /** Bytes per second of a form that takes longer. */
  minBodyRate: number;
  /** How often connections are checked, so by how much a timeout may come later, ms. */
  checkInterval: number;
  /**
   * For the response, counted from the headers; a request that is not whole by then gets a 503, ms.
   * Operations that take a form have `requestTimeout` more.
   */
  handlerTimeout: number;
  /** Connections at once; more are closed as they come. */
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

/** How long an idle connection is kept, ms: longer than the proxies in front usually do. */
const KEEP_ALIVE_MS = 72_000;

/** An HTTP server with these limits; it does not listen yet. */
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
      // `addHostCheck` refuses it: Node's own response has neither envelope nor security headers.
      requireHostHeader: false,
    },
    handler,
  );
  server.maxConnections = limits.maxConnections;
  server.on('clientError', onClientError);
  // An expectation that nobody knows may be ignored; Node's own 417 has no security headers.
  server.on('checkExpectation', handler);
  return server;
}

/**
 * Listens on the host; on `localhost` at each of its addresses (127.0.0.1 and ::1), where Fastify would
 * make a second server without the limits and error responses of the first.
 *
 * @throws when the first address cannot be listened on; further ones may be missing
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<void> {
  const [first = host, ...others] = host === 'localhost' ? await findAddresses(host) : [host];
  await app.listen({ port, host: first });
  for (const address of others) await listenAlso(app, address).catch(() => {});
}

/**
 * Lets an app that listens already listen at one more address of the same port, until it closes.
 *
 * @throws when the address cannot be listened on
 */
export async function listenAlso(app: FastifyInstance, address: string): Promise<void> {
  const main = app.server;
  const { port } = main.address() as AddressInfo;
  const door = createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    main.emit('connection', socket),
  );
  door.maxConnections = main.maxConnections;
  door.listen({ port, host: address });
  await once(door, 'listening');
  main.once('close', () => door.close());
}

async function findAddresses(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}
