import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../test/support/free-port.ts';
import { createSender, startShopProcess } from '../test/support/shop-process.ts';
import type { PostgresServer } from '../test/support/start-postgres.ts';
import type { CrashableServer } from './crashable-server.ts';

/** The shop answers again so long after its database does, in ms (TRUST.md, F3). */
const HEAL_WITHIN = 5_000;
/** After it the run is given up, in ms. */
const PATIENCE = 60_000;

/**
 * Starts a shop that stays, on a PostgreSQL that crashes under it.
 *
 * @param environment where the shop finds that database: `DATABASE_URL`, and its `DATA_DIR`
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

  async function isHealed(): Promise<boolean> {
    const read = { method: 'GET', url: '/api/v1/products', headers: {} } as const;
    const answer = await sender.send(read).catch(() => undefined);
    return answer?.statusCode === 200;
  }

  return {
    isGradual: true,
    answersAll: false,
    send: (request) => sender.send(request),
    bringDown: () => postgres.crash(),
    async revive() {
      const startedAt = performance.now();
      while (!(await isHealed())) {
        if (performance.now() - startedAt > PATIENCE) throw new Error('The shop did not recover.');
        await sleep(20);
      }
      const took = performance.now() - startedAt;
      slowestStart = Math.max(slowestStart, took);
      if (took > HEAL_WITHIN)
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
