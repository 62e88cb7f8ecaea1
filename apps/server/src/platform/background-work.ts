import { finished } from 'node:stream/promises';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';

/** Work that nobody waits for, but that must be done before the process stops. */
export interface BackgroundWork {
  /** Starts the work when the response has been sent or its connection is gone. */
  runAfter(reply: FastifyReply, work: () => Promise<void>): void;
  /** Resolves when all work that was given so far has been done or has failed. */
  whenIdle(): Promise<void>;
}

/** @param log gets what work that failed has thrown */
export function createBackgroundWork(log: Pick<FastifyBaseLogger, 'error'>): BackgroundWork {
  const underWay = new Set<Promise<void>>();

  async function runOnceSent(reply: FastifyReply, work: () => Promise<void>): Promise<void> {
    // A connection that breaks ends the wait like a response that was sent.
    await finished(reply.raw).catch(() => {});
    await work();
  }

  return {
    runAfter(reply, work) {
      const running = runOnceSent(reply, work)
        .catch((error: unknown) => log.error({ err: error }, 'work after a response failed'))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async whenIdle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
