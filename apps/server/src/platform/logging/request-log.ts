import cluster from 'node:cluster';
import { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import pino, { type Logger } from 'pino';
import type { Config } from '../../config.ts';
import { responses } from '../instrumentation/channels.ts';
import { nameRoute } from '../instrumentation/route-name.ts';
import { hideSecrets } from './hide-secrets.ts';

/**
 * The server's own logger: JSON lines. Of several workers each names itself in every line.
 *
 * @param destination file descriptor; by default standard output, where commands print their result
 */
export function createLogger(config: Config, destination = 1): Logger {
  return pino(
    {
      level: config.logLevel,
      base: cluster.worker === undefined ? null : { worker: cluster.worker.id },
      // Bodies and headers are never logged whole.
      formatters: { log: hideSecrets },
      serializers: { err: serializeError },
    },
    pino.destination({ dest: destination, sync: true }),
  );
}

function serializeError(error: unknown): unknown {
  return error instanceof Error ? hideSecrets({ ...pino.stdSerializers.err(error) }, 1) : error;
}

/** Fastify's own two lines per request are replaced by one; see `addRequestLog`. */
export function createLogController(): LogController {
  return new LogController({ disableRequestLogging: true });
}

/** What the log tells of one response: the route of the contract, so no tokens and no query. */
export interface LoggedResponse {
  /** Of the request; left out where the logger adds it. */
  reqId?: string;
  method: string;
  route: string;
  status: number;
  /** From the headers of the request to the end of the response. */
  ms: number;
}

/** Logs the one line of a response. */
export function logResponse(log: FastifyBaseLogger, response: LoggedResponse): void {
  log.info({ ...response, ms: Math.round(response.ms * 10) / 10 }, 'answered');
}

/** Logs one line per response, and tells the observers of those that left the server. */
export function addRequestLog(app: FastifyInstance): void {
  app.decorateRequest('pageRoute', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    logResponse(request.log, {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
    if (responses.isObserved && !request.isInner) {
      responses.publish({
        route: nameRoute(request),
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1_000,
      });
    }
    done();
  });
}
