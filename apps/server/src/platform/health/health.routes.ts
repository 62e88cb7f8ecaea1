import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readiness } from './readiness.ts';

/**
 * Adds `/healthz`, the process runs, and `/readyz`, the process may get requests; `degraded`: the
 * database can be read but not written. Both are registered outside of the contract's routes, so that
 * they depend on nothing else.
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
