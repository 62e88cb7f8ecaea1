import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../test/support/free-port.ts';
import { createSender, type ShopProcess, startShopProcess } from '../test/support/shop-process.ts';
import type { VisitorRequest, VisitorResponse } from '../test/support/visitor.ts';

const PREPARED_MAIN = new URL('prepared-main.ts', import.meta.url).pathname;

/** A server that is told to end has ended by then, in ms (TRUST.md, row 21). */
const END_WITHIN = 10_000;

/** A shop that is brought down again and again. */
export interface CrashableServer {
  send(request: VisitorRequest): Promise<VisitorResponse>;
  /** Brings it down; returns when it is. The database can be read then. */
  bringDown(): Promise<void>;
  /** Returns when it answers again. */
  revive(): Promise<void>;
  /** Ends all of it. */
  stop(): Promise<void>;
  /** It takes its time to go down, and who comes meanwhile is told to come back. */
  readonly isGradual: boolean;
  /** What it has taken it also answers: nothing was done that nobody was told of. */
  readonly answersAll: boolean;
  /** From the start of `revive`'s work to the first answer, in ms; the longest so far. */
  slowestStart(): number;
  /** What was not as it should be while it went down or came back. */
  findings(): readonly string[];
}

/** How a server is started, and ended. */
export interface CrashableServerOptions {
  /** What is started; by default the shop itself. */
  main?: string;
  /** SIGKILL is a crash; SIGTERM asks it to finish what it has begun. */
  signal?: 'SIGKILL' | 'SIGTERM';
}

/**
 * Starts a server that ends by a signal. The next one waits beside it, its modules loaded.
 *
 * @param environment where it finds its database: `DATABASE_URL`, or `DATA_DIR`
 */
export async function startCrashableServer(
  environment: Readonly<Record<string, string>>,
  { main = PREPARED_MAIN, signal = 'SIGKILL' }: CrashableServerOptions = {},
): Promise<CrashableServer> {
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
  const findings = new Set<string>();

  async function startNext(): Promise<ShopProcess> {
    const next = prepared;
    await next.waitFor('Prepared.');
    const startedAt = performance.now();
    next.writeLine('start');
    await next.waitFor('Shop ready at');
    slowestStart = Math.max(slowestStart, performance.now() - startedAt);
    prepared = prepare();
    return next;
  }

  async function askToEnd(shop: ShopProcess): Promise<void> {
    shop.stop('SIGTERM');
    const giveUp = new AbortController();
    const tooLate = sleep(END_WITHIN, undefined, giveUp).then(
      () => undefined,
      () => undefined,
    );
    const code = await Promise.race([shop.exitCode, tooLate]);
    giveUp.abort();
    if (code !== 0) findings.add(`a server that was asked to end did not (exit code ${code})`);
    await shop.kill();
  }

  let running = await startNext();
  return {
    isGradual: signal === 'SIGTERM',
    answersAll: signal === 'SIGTERM',
    send: (request) => sender.send(request),
    async bringDown() {
      if (signal === 'SIGTERM') await askToEnd(running);
      else await running.kill();
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
    findings: () => Array.from(findings),
  };
}
