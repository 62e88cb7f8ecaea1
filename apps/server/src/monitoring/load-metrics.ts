import type { Config } from '../config.ts';
import type { ShopMetrics } from './metrics/shop-metrics.ts';

/**
 * Begins to count where a setting asks for metrics; elsewhere their package is not loaded either. To be
 * called before the database is opened, which measures its queries only where somebody observes them.
 */
export async function loadMetrics(config: Config): Promise<ShopMetrics | undefined> {
  if (config.metrics === undefined) return undefined;
  const { createShopMetrics } = await import('./metrics/shop-metrics.ts');
  return createShopMetrics(config);
}
