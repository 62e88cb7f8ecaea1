import { findFreePort } from '../test/support/free-port.ts';
import { createSender, type ShopProcess, startShopProcess } from '../test/support/shop-process.ts';
import type { VisitorAnswer, VisitorRequest } from '../test/support/visitor.ts';

const PREPARED_MAIN = new URL('prepared-main.ts', import.meta.url).pathname;

/** A server that is killed again and again. The next one waits beside it, its modules loaded. */
export interface MortalServer {
  send(request: VisitorRequest): Promise<VisitorAnswer>;
  /** SIGKILL; returns when it is gone. */
  kill(): Promise<void>;
  /** Starts the next one; returns when it answers. */
  revive(): Promise<void>;
  /** Ends all of it. */
  stop(): Promise<void>;
  /** From being told to start to being ready, in ms; the longest so far. */
  slowestStart(): number;
}

/**
 * Starts the first server.
 *
 * @param environment where it finds its database: `DATABASE_URL`, or `DATA_DIR`
 * @param main what is started; by default the shop itself
 */
export async function startMortalServer(
  environment: Readonly<Record<string, string>>,
  main = PREPARED_MAIN,
): Promise<MortalServer> {
  const port = await findFreePort();
  const prepare = () =>
    startShopProcess(
      { PORT: String(port), SEED: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...environment },
      main,
    );
  // Loads its modules while another one serves.
  let prepared = prepare();
  let slowestStart = 0;
  let sender = createSender(port);

  async function startNext(): Promise<ShopProcess> {
    const next = prepared;
    await next.waitFor('Prepared.');
    const startedAt = performance.now();
    next.tell('start');
    await next.waitFor('Shop ready at');
    slowestStart = Math.max(slowestStart, performance.now() - startedAt);
    prepared = prepare();
    return next;
  }

  let running = await startNext();
  return {
    send: (request) => sender.send(request),
    async kill() {
      await running.kill();
      // Its connections died with it.
      sender.close();
      sender = createSender(port);
    },
    async revive() {
      running = await startNext();
    },
    async stop() {
      sender.close();
      await Promise.all([running, prepared].map((shop) => shop.kill()));
    },
    slowestStart: () => Math.round(slowestStart),
  };
}
