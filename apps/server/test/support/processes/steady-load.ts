import { setTimeout as sleep } from 'node:timers/promises';
import type { VisitorRequest } from '../requests/visitor.ts';
import { createSender } from './shop-process.ts';

/** Requests that go on until they are stopped. */
export interface SteadyLoad {
  /** @returns how many were sent, and what went wrong: broken connections and other statuses than 200 */
  stop(): Promise<{ sent: number; failures: string[] }>;
}

/**
 * Sends requests to a shop, each client on a kept connection of its own and one after another.
 *
 * @param options.pausesMs one client for each: its pause between two requests
 */
export function startSteadyLoad(
  port: number,
  options: { requests: readonly VisitorRequest[]; pausesMs: readonly number[] },
): SteadyLoad {
  let isStopped = false;
  let sent = 0;
  const failures: string[] = [];

  async function ask(pauseMs: number): Promise<void> {
    const sender = createSender(port);
    while (!isStopped) {
      const request = options.requests[sent % options.requests.length];
      if (request === undefined) throw new Error('There is nothing to ask for.');
      sent += 1;
      const outcome = await sender.send(request).then(
        ({ statusCode }) => String(statusCode),
        (error: unknown) => String(error),
      );
      if (outcome !== '200') failures.push(`${request.method} ${request.url}: ${outcome}`);
      await sleep(pauseMs);
    }
    sender.close();
  }

  const clients = options.pausesMs.map(ask);
  return {
    async stop() {
      isStopped = true;
      await Promise.all(clients);
      return { sent, failures };
    },
  };
}
