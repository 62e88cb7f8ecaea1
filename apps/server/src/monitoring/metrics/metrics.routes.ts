import type { FastifyInstance } from 'fastify';
import { hasToken } from './metrics-access.ts';
import type { ShopMetrics } from './shop-metrics.ts';

/** Adds `/metrics` to the shop's own port, for who carries the token. */
export function addMetricsRoute(app: FastifyInstance, metrics: ShopMetrics, token: string): void {
  app.get('/metrics', { config: { takesNothing: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!hasToken(request.headers.authorization, token)) {
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send();
    }
    const { contentType, text } = await metrics.collectMetrics();
    return reply.type(contentType).send(text);
  });
}
