import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@haat/server/test/support/processes/free-port.ts';
import {
  createSender,
  type ShopProcess,
  startShopProcess,
} from '@haat/server/test/support/processes/shop-process.ts';
import type {
  VisitorRequest,
  VisitorResponse,
} from '@haat/server/test/support/requests/visitor.ts';

const PREPARED_MAIN = new URL('prepared-main.ts', import.meta.url).pathname;

/** The longest time from SIGTERM to the end of the process, in ms. */
const SHUTDOWN_LIMIT = 10_000;

/** A shop whose process or database can be brought down repeatedly. */
export interface CrashableServer {
  send(request: VisitorRequest): Promise<VisitorResponse>;
  /** Brings the server down, and resolves when the database can be read. */
  bringDown(): Promise<void>;
  /** Resolves when the server responds again. */
  recover(): Promise<void>;
  /** Ends the server and everything started with it. */
  stop(): Promise<void>;
  /** True when the server goes down gradually, and rejects new calls with Retry-After meanwhile. */
  readonly isGradual: boolean;
  /** True when every accepted call gets its response before the end. */
  readonly completesAll: boolean;
  /** The longest time so far from `recover` to the first response, in ms. */
  slowestStart(): number;
  /** Violations while the server went down or came back. */
  findings(): readonly string[];
}

/**
 * Starts a server that ends by a signal. The next process waits beside it with its modules loaded.
 *
 * @param environment the settings of its database: `DATABASE_URL`, or `DATA_DIR`
 * @param signal SIGKILL is a crash; SIGTERM a graceful shutdown
 */
export async function startCrashableServer(
  environment: Readonly<Record<string, string>>,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<CrashableServer> {
  const port = await findFreePort();
  const prepare = () =>
    startShopProcess(
      { PORT: String(port), SEED: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...environment },
      PREPARED_MAIN,
    );
  // Loads its modules while the running server serves.
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

  async function shutDown(shop: ShopProcess): Promise<void> {
    shop.stop('SIGTERM');
    const giveUp = new AbortController();
    const tooLate = sleep(SHUTDOWN_LIMIT, undefined, giveUp).then(
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
    completesAll: signal === 'SIGTERM',
    send: (request) => sender.send(request),
    async bringDown() {
      if (signal === 'SIGTERM') await shutDown(running);
      else await running.kill();
      // The end of the process has closed its connections.
      sender.close();
      sender = createSender(port);
    },
    async recover() {
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
