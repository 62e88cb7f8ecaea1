import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresServer } from '@haat/server/test/support/databases/start-postgres.ts';
import { findFreePort } from '@haat/server/test/support/processes/free-port.ts';
import {
  createSender,
  startShopProcess,
} from '@haat/server/test/support/processes/shop-process.ts';
import type { CrashableServer } from './crashable-server.ts';

/** The longest time from the recovery of the database to that of the shop, in ms. */
const RECOVERY_LIMIT = 5_000;
/** Time until the run is given up, in ms. */
const TIMEOUT = 60_000;

/**
 * Starts a shop on a PostgreSQL that crashes; the shop itself stays up.
 *
 * @param environment the settings of that database: `DATABASE_URL`, and the shop's `DATA_DIR`
 */
export async function startOnCrashablePostgres(
  postgres: PostgresServer,
  environment: Readonly<Record<string, string>>,
): Promise<CrashableServer> {
  const port = await findFreePort();
  const shop = startShopProcess({
    PORT: String(port),
    SEED: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  await shop.waitFor('Shop ready at');
  const sender = createSender(port);
  const findings = new Set<string>();
  let slowestStart = 0;

  async function isRecovered(): Promise<boolean> {
    const read = { method: 'GET', url: '/api/v1/products', headers: {} } as const;
    const response = await sender.send(read).catch(() => undefined);
    return response?.statusCode === 200;
  }

  return {
    isGradual: true,
    completesAll: false,
    send: (request) => sender.send(request),
    bringDown: () => postgres.crash(),
    async recover() {
      const startedAt = performance.now();
      while (!(await isRecovered())) {
        if (performance.now() - startedAt > TIMEOUT) throw new Error('The shop did not recover.');
        await sleep(20);
      }
      const took = performance.now() - startedAt;
      slowestStart = Math.max(slowestStart, took);
      if (took > RECOVERY_LIMIT)
        findings.add('the shop took more than 5 s to find its database again');
    },
    async stop() {
      sender.close();
      await shop.kill();
    },
    slowestStart: () => Math.round(slowestStart),
    findings: () => Array.from(findings),
  };
}
