import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { computeRestartDelay, RECENT_MS } from './restart-delay.ts';
import { STOP_MS } from './stop-times.ts';
import {
  isWorkerMetrics,
  isWorkerReady,
  LEAVE,
  type MetricsAddress,
  SEND_METRICS,
  type WorkerMetrics,
  type WorkerReady,
} from './worker-messages.ts';

/** A worker that has not sent its metrics by then is left out, ms. */
const METRICS_TIMEOUT_MS = 3_000;

/** Serves the metrics of all workers at an address. */
export type ServeMetrics = (
  address: MetricsAddress,
  log: pino.Logger,
  askWorkers: () => Promise<WorkerMetrics['metrics'][]>,
) => Promise<unknown>;

/** A worker that serves, or the exit code of one that ended before. */
type Started = { worker: Worker; ready: WorkerReady } | { exitCode: number };

/**
 * Runs the shop in several processes behind one port. The first one migrates and fills the database
 * before the others start. A worker that ends is started again. SIGHUP replaces the workers one at a
 * time, each when its successor serves; SIGTERM and SIGINT end all of them.
 *
 * This process loads nothing of the shop but its metrics, where they have a port. It accepts the connections
 * and hands them to the workers in turn: one that leaves is handed no more, and none is lost.
 */
export async function runWorkers(count: number, serveMetrics: ServeMetrics): Promise<void> {
  const { LOG_LEVEL } = process.env;
  const serving = new Set<Worker>();
  const leaving = new Set<Worker>();
  const starting = new Set<Promise<Started>>();
  const ends: number[] = [];
  let isStopping = false;
  let restart: Promise<void> | undefined;

  async function startWorker(): Promise<Started> {
    const worker = cluster.fork();
    const { promise, resolve } = Promise.withResolvers<Started>();
    worker.on('message', (message: { kind?: unknown }) => {
      if (!isWorkerReady(message)) return;
      serving.add(worker);
      resolve({ worker, ready: message });
    });
    worker.once('exit', (code) => resolve({ exitCode: code ?? 1 }));
    starting.add(promise);
    return promise.finally(() => starting.delete(promise));
  }

  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  const first = await startWorker();
  if (isStopping) return;
  if ('exitCode' in first) process.exit(first.exitCode);
  // The first worker has accepted the settings.
  const level = LOG_LEVEL === undefined || LOG_LEVEL === '' ? 'info' : LOG_LEVEL;
  const log = pino({ level, base: { worker: 'main' } }, pino.destination({ dest: 1, sync: true }));
  // A terminal that is closed sends SIGHUP too; nobody is left there to end the shop.
  process.on('SIGHUP', () => void (process.stdin.isTTY ? stop() : restartAll()));
  cluster.on('exit', (worker, code, signal) => {
    const wasServing = serving.delete(worker);
    if (leaving.delete(worker) || isStopping || !wasServing) return;
    log.error({ ended: worker.id, code, signal }, 'a worker ended and is started again');
    void startAgain();
  });
  await Promise.all(Array.from({ length: count - 1 }, startOrTryAgain));
  if (isStopping) return;
  if (first.ready.metrics !== undefined) await serveMetrics(first.ready.metrics, log, askWorkers);
  process.stdout.write(`Shop ready at ${first.ready.publicOrigin}\n`);

  async function askWorkers(): Promise<WorkerMetrics['metrics'][]> {
    const replies = await Promise.all(Array.from(serving, askForMetrics));
    return replies.filter((metrics) => metrics !== undefined);
  }

  async function startOrTryAgain(): Promise<void> {
    const started = await startWorker();
    if (isStopping || 'worker' in started) return;
    log.error({ code: started.exitCode }, 'a worker did not start');
    await startAgain();
  }

  async function startAgain(): Promise<void> {
    const now = Date.now();
    const recent = ends.filter((endedAt) => endedAt > now - RECENT_MS);
    ends.splice(0, ends.length, ...recent, now);
    await sleep(computeRestartDelay(ends.length));
    if (!isStopping) await startOrTryAgain();
  }

  function restartAll(): void {
    // A signal during a restart begins another one after it: the workers started so far may be old.
    restart = (restart ?? Promise.resolve()).then(replaceAll);
  }

  async function replaceAll(): Promise<void> {
    // What is still starting may have begun with the version before.
    await Promise.all(starting);
    for (const old of Array.from(serving)) {
      if (isStopping) return;
      const next = await startWorker();
      if ('exitCode' in next) {
        log.error(
          { code: next.exitCode },
          'the new worker did not start: the others go on as they are',
        );
        return;
      }
      if (isStopping || !serving.delete(old)) continue;
      leaving.add(old);
      const ended = once(old, 'exit');
      old.send(LEAVE);
      const giveUp = setTimeout(() => old.process.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(giveUp);
      log.info({ ended: old.id, started: next.worker.id }, 'a worker was replaced');
    }
    log.info('all workers were replaced');
  }

  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const giveUp = setTimeout(() => {
      for (const worker of workers) worker.process.kill('SIGKILL');
    }, STOP_MS);
    const codes = await Promise.all(
      workers.map(async (worker) => {
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        const [code]: unknown[] = await ended;
        return code;
      }),
    );
    clearTimeout(giveUp);
    process.exit(codes.every((code) => code === 0) ? 0 : 1);
  }
}

/** @returns undefined when the worker ends, or takes too long */
function askForMetrics(worker: Worker): Promise<WorkerMetrics['metrics'] | undefined> {
  const { promise, resolve } = Promise.withResolvers<WorkerMetrics['metrics'] | undefined>();
  const giveUp = setTimeout(resolve, METRICS_TIMEOUT_MS, undefined);
  const onMessage = (message: { kind?: unknown }) => {
    if (isWorkerMetrics(message)) resolve(message.metrics);
  };
  const onExit = () => resolve(undefined);
  worker.on('message', onMessage).once('exit', onExit);
  worker.send(SEND_METRICS);
  return promise.finally(() => {
    clearTimeout(giveUp);
    worker.off('message', onMessage).off('exit', onExit);
  });
}
