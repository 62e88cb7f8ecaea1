import { UnavailableError } from '../errors.ts';

/**
 * Runs at most `concurrency` tasks at a time and lets at most `maxWaiting` wait.
 *
 * @returns a function that runs a task when its turn comes. It throws {@link UnavailableError}
 * (503) at once when too many wait already, so that a flood costs the other shoppers nothing.
 */
export function createTaskQueue(options: { concurrency: number; maxWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < options.concurrency) {
      running += 1;
    } else {
      if (waiting.length >= options.maxWaiting) throw new UnavailableError();
      // The one that finishes hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/**
 * Runs tasks of one key one after the other, tasks of different keys side by side.
 *
 * @param options.maxWaitingPerKey beyond it {@link UnavailableError} (503) is thrown at once
 */
export function createKeyedQueue(options: { maxWaitingPerKey: number }) {
  const queues = new Map<string, { run: ReturnType<typeof createTaskQueue>; users: number }>();

  return async function run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const queue = queues.get(key) ?? {
      run: createTaskQueue({ concurrency: 1, maxWaiting: options.maxWaitingPerKey }),
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
