import { finished } from 'node:stream/promises';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';

/** Work after a response, which is finished before the process stops. */
export interface BackgroundWork {
  /** Starts the work when the response has been sent or its connection is closed. */
  runAfter(reply: FastifyReply, work: () => Promise<void>): void;
  /** Resolves when all work so far has finished or failed. */
  whenIdle(): Promise<void>;
}

/** @param log receives the errors of the work */
export function createBackgroundWork(log: Pick<FastifyBaseLogger, 'error'>): BackgroundWork {
  const pending = new Set<Promise<void>>();

  async function runOnceSent(reply: FastifyReply, work: () => Promise<void>): Promise<void> {
    // A broken connection counts like a response that was sent.
    await finished(reply.raw).catch(() => {});
    await work();
  }

  return {
    runAfter(reply, work) {
      const running = runOnceSent(reply, work)
        .catch((error: unknown) => log.error({ err: error }, 'work after a response failed'))
        .finally(() => pending.delete(running));
      pending.add(running);
    },
    async whenIdle() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
