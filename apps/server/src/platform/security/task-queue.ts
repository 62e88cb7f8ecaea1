import { UnavailableError } from '../../errors.ts';

export interface TaskQueueOptions {
  concurrency: number;
  maxWaiting: number;
  maxWaitMs?: number | undefined;
}

/**
 * Creates a queue that runs at most `concurrency` tasks at a time. At most `maxWaiting` wait, each for at
 * most `maxWaitMs` (in ms, without a limit by default) until it starts.
 *
 * @returns a function that runs a task in its turn. It throws {@link UnavailableError} (503) at once when
 * too many tasks wait, so that a flood does not slow the other shoppers, and without running the task
 * when it has waited too long.
 */
export function createTaskQueue({ concurrency, maxWaiting, maxWaitMs }: TaskQueueOptions) {
  const waiting = new Set<() => void>();
  let running = 0;

  function waitForTurn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const giveUp = () => {
      waiting.delete(begin);
      reject(new UnavailableError());
    };
    const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
    waiting.add(begin);
    return promise;
  }

  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < concurrency) {
      running += 1;
    } else {
      if (waiting.size >= maxWaiting) throw new UnavailableError();
      // The finished task passes its place on, so `running` does not change.
      await waitForTurn();
    }
    try {
      return await task();
    } finally {
      const [next] = waiting;
      if (next === undefined) {
        running -= 1;
      } else {
        waiting.delete(next);
        next();
      }
    }
  };
}

/**
 * Creates a queue that runs tasks of one key one after the other, and tasks of different keys at once.
 *
 * @param options.maxWaitingPerKey beyond it {@link UnavailableError} (503) is thrown at once
 * @param options.maxWaitMs a task that has not started by then is not run (503)
 */
export function createKeyedQueue(options: { maxWaitingPerKey: number; maxWaitMs?: number }) {
  const queues = new Map<string, { run: ReturnType<typeof createTaskQueue>; users: number }>();

  return async function run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const queue = queues.get(key) ?? {
      run: createTaskQueue({
        concurrency: 1,
        maxWaiting: options.maxWaitingPerKey,
        maxWaitMs: options.maxWaitMs,
      }),
      users: 0,
    };
    queues.set(key, queue);
    queue.users += 1;
    try {
      return await queue.run(task);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(key);
    }
  };
}
