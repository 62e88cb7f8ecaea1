import type { FastifyBaseLogger } from 'fastify';

/** Work that runs at intervals. */
export interface RepeatedWork {
  /** For the log, such as `reconciling payments`. */
  name: string;
  /** From one start to the next, ms. A run that takes longer leaves the next ones out. */
  everyMs: number;
  /** @param isStopping asks whether the server stops, so that long work can end early */
  run(isStopping: () => boolean): Promise<unknown>;
  /** Receives the errors of runs; the next run comes in any case. */
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Runs work at once and then at intervals, one run at a time. @returns the function that stops it */
export function startRepeatedWork({ name, everyMs, run, log }: RepeatedWork): () => void {
  let isRunning = false;
  let isStopped = false;
  async function runOnce(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await run(() => isStopped);
    } catch (error) {
      log.warn({ err: error }, `${name} failed`);
    } finally {
      isRunning = false;
    }
  }
  void runOnce();
  const timer = setInterval(() => void runOnce(), everyMs);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
