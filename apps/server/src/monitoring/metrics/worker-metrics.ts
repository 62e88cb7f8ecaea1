import type { FastifyBaseLogger } from 'fastify';
import { AggregatorRegistry } from 'prom-client';
import type { MetricsAddress, WorkerMetrics } from '../../platform/workers/worker-messages.ts';
import { type MetricsServer, type MetricsText, serveMetrics } from './metrics-server.ts';

/**
 * Serves the metrics of all workers as those of one shop, from the main process: counts are summed, and
 * of a gauge of what the workers share the greatest counts.
 *
 * @param askWorkers the metrics of each worker that responds
 * @throws when the port cannot be listened on
 */
export function serveWorkerMetrics(
  address: MetricsAddress,
  log: Pick<FastifyBaseLogger, 'error'>,
  askWorkers: () => Promise<WorkerMetrics['metrics'][]>,
): Promise<MetricsServer> {
  async function collectMetrics(): Promise<MetricsText> {
    const joined = AggregatorRegistry.aggregate(await askWorkers());
    return { contentType: joined.contentType, text: await joined.metrics() };
  }
  return serveMetrics({ ...address, log, collectMetrics });
}
