import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';

/** Metrics in Prometheus' format. */
export interface MetricsText {
  contentType: string;
  text: string;
}

export interface MetricsServer {
  port: number;
  close(): void;
}

/**
 * Serves `/metrics` and nothing else on a port of its own.
 *
 * @param options.token without it everybody who reaches the port may read
 * @throws when the port cannot be listened on
 */
export async function serveMetrics(options: {
  port: number;
  host: string;
  token: string | undefined;
  log: Pick<FastifyBaseLogger, 'error'>;
  collectMetrics(): Promise<MetricsText>;
}): Promise<MetricsServer> {
  const { token, log, collectMetrics } = options;

  async function respond({ method, url, headers }: IncomingMessage): Promise<Reply> {
    if (method !== 'GET' || url !== '/metrics') return { status: 404 };
    if (token !== undefined && !hasToken(headers.authorization, token)) {
      return { status: 401, headers: { 'www-authenticate': 'Bearer' } };
    }
    const { contentType, text } = await collectMetrics();
    return { status: 200, headers: { 'content-type': contentType }, text };
  }

  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    respond(request).then(
      (reply) => send(response, reply),
      (error: unknown) => {
        log.error({ err: error }, 'collecting the metrics failed');
        send(response, { status: 500 });
      },
    );
  });
  server.listen({ port: options.port, host: options.host });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Reply {
  status: number;
  headers?: Record<string, string>;
  text?: string;
}

function send(response: ServerResponse, { status, headers = {}, text = '' }: Reply): void {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(text);
}

/** True when the Authorization header carries the token; the time of the comparison tells nothing of it. */
function hasToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer ([\x21-\x7e]+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
