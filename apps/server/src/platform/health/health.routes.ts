import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readiness } from './readiness.ts';

/**
 * `/healthz`: the process lives. `/readyz`: requests may be sent here; `degraded` when the database
 * can be read but not written. Beside the contract's router, so that they need nothing else to work.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  options: { readiness: Readiness; isDraining(): boolean },
): void {
  const { readiness, isDraining } = options;

  app.get('/healthz', { config: { takesNothing: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', { config: { takesNothing: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining() || !(await readiness.isReadable())) return sendUnavailable(reply);
    return { status: (await readiness.isWritable()) ? 'ok' : 'degraded' };
  });
}

function sendUnavailable(reply: FastifyReply): { status: 'unavailable' } {
  reply.code(503).header('retry-after', '1');
  return { status: 'unavailable' };
}
