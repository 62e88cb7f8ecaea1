import { type FastifyInstance, LogController } from 'fastify';
import pino, { type Logger } from 'pino';
import type { Config } from '../../config.ts';

/** Replaced wherever they appear in a logged object. Bodies and headers are never logged whole. */
const SECRET_PATHS = [
  'password',
  'oldPassword',
  'newPassword',
  'token',
  'authorization',
  'cookie',
  'signature',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

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
      redact: { paths: SECRET_PATHS, censor: '[hidden]' },
    },
    pino.destination({ dest: destination, sync: true }),
  );
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
