import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { prepareDecoyHash } from './accounts/passwords/password-hashes.ts';
import { buildApp } from './app.ts';
import { seedWhenEmpty } from './catalogue/import/seed-when-empty.ts';
import { refreshSearchTerms } from './catalogue/refresh-search-terms.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { offerDemoOwner } from './demo/demo-owner.ts';
import { loadMetrics } from './monitoring/load-metrics.ts';
import { serveMetrics } from './monitoring/metrics/metrics-server.ts';
import type { Bucket } from './platform/bucket/bucket.ts';
import { greetBucket, loadBucket } from './platform/bucket/load-bucket.ts';
import { listNewerMigrations, migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { takeServingLock } from './platform/database/serving-lock.ts';
import { leaveConnections } from './platform/http/draining.ts';
import { type Listening, listen } from './platform/http/http-server.ts';
import { createLogger } from './platform/logging/request-log.ts';
import { LEAVE_MS, QUIT_MS, STOP_MS } from './platform/workers/stop-times.ts';
import {
  LEAVE,
  SEND_METRICS,
  type WorkerMetrics,
  type WorkerReady,
} from './platform/workers/worker-messages.ts';
import { startRepeatedJobs } from './repeated-jobs.ts';
import { isShellBuilt } from './ssr/shell-build.ts';

/**
 * Starts the shop with the settings of the environment, prints `Shop ready at …` when the first request
 * would succeed, and stops it on SIGTERM or SIGINT after the pending requests. A worker tells the main
 * process instead (`platform/workers`).
 *
 * @throws {ConfigError} when a variable is wrong, and when the port or the folder of the data cannot be used
 * @throws {ShopInUseError} when another process restores the database, or serves it on SQLite
 * @throws the error of the database or the port
 */
export async function start(): Promise<void> {
  // Only the shop's own user reads its files: password hashes, addresses and the secrets of payments.
  process.umask(0o077);
  // Without the variable React's development build is used, which renders several times slower.
  const { NODE_ENV = 'production' } = process.env;
  Object.assign(process.env, { NODE_ENV });
  const config = readConfig(process.env);
  const log = createLogger(config);
  const metrics = await loadMetrics(config);
  const bucket = await openBucket(config, log);
  const database = await openDatabase(config);
  // A server that is stopping has this time for its last requests.
  const lock = await takeServingLock(config, { use: 'serve', waitMs: 2 * STOP_MS });
  await migrate(database, {
    onMigration: (migration, place, total) =>
      log.info({ migration, place, total }, 'the database was migrated'),
  });
  const newer = await listNewerMigrations(database);
  if (newer.length > 0) {
    log.warn({ migrations: newer }, 'the database is of a newer version, and is served as it is');
  }
  const { server, context } = await buildApp({ config, database, bucket, log, metrics });
  for (const folder of config.shellBuilds) {
    if (!isShellBuilt(folder))
      log.warn({ folder }, 'a web shell is not built: its pages are missing');
  }
  if (context.payments.isTest) {
    const level = config.isHttps ? 'warn' : 'info';
    log[level]({ provider: context.payments.name }, 'online payments are tests: no money is taken');
  }
  await refreshSearchTerms(database.db);
  const seeded = await seedWhenEmpty(context);
  await offerDemoOwner(context, { isNew: seeded !== undefined });
  const stopJobs = startRepeatedJobs(context);

  let closeMetrics = () => {};
  let listening: Listening | undefined;
  let isStopping = false;
  async function stop(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    const giveUp = setTimeout(() => process.exit(1), STOP_MS);
    giveUp.unref();
    stopJobs();
    if (listening !== undefined && signal !== LEAVE) {
      await leaveConnections(server, listening, { longestMs: QUIT_MS, isLast: true });
    }
    await server.close();
    await database.close();
    await lock.release();
    bucket?.close();
    closeMetrics();
    metrics?.close();
    log.info('stopped');
    // The channel to the main process would keep this one running.
    cluster.worker?.disconnect();
  }
  // Not `once`: Ctrl+C reaches the whole process group and `npm start` passes it on, so the signal comes
  // twice. Without a listener the second one would end the process in the middle of requests.
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));

  // Of several workers the main process serves the metrics.
  if (metrics !== undefined && config.metrics !== undefined && cluster.worker === undefined) {
    const { collectMetrics } = metrics;
    closeMetrics = (await serveMetrics({ ...config.metrics, log, collectMetrics })).close;
  }
  const opened = await listen(server, config).catch((error: unknown) => {
    throw explainListening(error, config);
  });
  listening = opened;
  if (cluster.worker === undefined) {
    process.stdout.write(`Shop ready at ${config.publicOrigin}\n`);
  } else {
    async function leave(): Promise<void> {
      log.info('leaving');
      await leaveConnections(server, opened, { longestMs: LEAVE_MS, isLast: false });
      await stop(LEAVE);
    }
    const { worker } = cluster;
    process.on('message', (message) => {
      if (message === LEAVE) void leave();
      if (message === SEND_METRICS) void metrics?.collectJson().then(sendMetrics);
    });
    function sendMetrics(collected: WorkerMetrics['metrics']): void {
      worker.send({ kind: 'metrics', metrics: collected } satisfies WorkerMetrics);
    }
    // The main process decides about it; a terminal that is closed sends it to every process.
    process.on('SIGHUP', () => {});
    const memoryMiB = Math.round(process.memoryUsage.rss() / 2 ** 20);
    log.info({ pid: process.pid, memoryMiB }, 'worker ready');
    const { publicOrigin } = config;
    worker.send({ kind: 'ready', publicOrigin, metrics: config.metrics } satisfies WorkerReady);
  }
  await prepareDecoyHash();
}

/** Says in a sentence why a port cannot be listened on. */
function explainListening(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): unknown {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'another program listens there. Stop it, or set another PORT.',
    EACCES: 'this user may not. Set a PORT of 1024 or more, and put a proxy in front.',
    EADDRNOTAVAIL: 'this machine does not have that address. Set another HOST.',
  };
  const reason = reasons[Object(error).code];
  if (reason === undefined) return error;
  return new ConfigError(`PORT ${port} of ${host} cannot be used: ${reason}`, { cause: error });
}

/** @throws {ConfigError} when the bucket of the configuration refuses */
async function openBucket(config: Config, log: FastifyBaseLogger): Promise<Bucket | undefined> {
  const bucket = await loadBucket(config);
  if (bucket === undefined) return undefined;
  const reason = await greetBucket(bucket);
  if (reason !== undefined) {
    log.warn({ bucket: bucket.name, reason }, 'the bucket does not respond: pictures are missing');
  }
  return bucket;
}
