import type { RequestListener } from 'node:http';
import type { Config } from '../config.ts';
import type { ShopMetrics } from './metrics/shop-metrics.ts';

/** What observes the shop; a part that is not set up is not loaded either. */
export interface Monitoring {
  readonly metrics: ShopMetrics | undefined;
  /** Traces the requests of a listener. */
  trace(listener: RequestListener): RequestListener;
  /** Sends what is collected, and ends the observation. */
  close(): Promise<void>;
}

/**
 * Starts the monitoring that the configuration asks for. To be called before the database is opened,
 * which measures its queries only where somebody observes them.
 *
 * @throws {ConfigError} when the packages of traces are not installed
 */
export async function startMonitoring(config: Config): Promise<Monitoring> {
  const metrics =
    config.metrics === undefined
      ? undefined
      : (await import('./metrics/shop-metrics.ts')).createShopMetrics(config);
  const traces =
    config.traces === undefined
      ? undefined
      : await (await import('./traces/load-traces.ts')).loadTraces(config, config.traces);
  return {
    metrics,
    trace: (listener) => traces?.trace(listener) ?? listener,
    async close() {
      metrics?.close();
      await traces?.close();
    },
  };
}
