import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';

// Before any other import: modules that were compiled at the last start are not compiled again.
enableCompileCache();

/** Names of the errors whose message is a sentence for whoever starts the shop. */
const PLAIN_ERRORS: ReadonlySet<string> = new Set([
  'ConfigError',
  'MigrationError',
  'ShopInUseError',
]);

// Only whether there are several: each of them checks the settings, also this one.
const { WORKERS = '1' } = process.env;

try {
  if (cluster.isPrimary && Number(WORKERS) > 1) {
    const { runWorkers } = await import('./platform/workers/run-workers.ts');
    await runWorkers(Number(WORKERS), async (...given) => {
      const { serveWorkerMetrics } = await import('./monitoring/metrics/worker-metrics.ts');
      await serveWorkerMetrics(...given);
    });
  } else {
    const { start } = await import('./start.ts');
    await start();
  }
} catch (error) {
  const isPlain = error instanceof Error && PLAIN_ERRORS.has(error.name);
  const text = error instanceof Error && !isPlain ? error.stack : String(error);
  process.stderr.write(`The shop cannot start.\n${text}\n`);
  process.exit(1);
}
