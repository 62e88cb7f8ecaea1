import { type FastifyInstance, LogController } from 'fastify';
import pino, { type Logger } from 'pino';
import type { Config } from '../../config.ts';
import { hideSecrets } from './hide-secrets.ts';

/**
 * The server's own logger: JSON lines.
 *
 * @param destination file descriptor; by default standard output, where commands print their result
 */
export function createLogger(config: Config, destination = 1): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
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

/** Logs one line per response, with the route of the contract (no tokens, no query). */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
