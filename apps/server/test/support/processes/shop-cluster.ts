import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readContract } from '../../../src/platform/contract/contract-document.ts';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { type Database, openDatabase } from '../../../src/platform/database/open-database.ts';
import { createContractChecker } from '../contract/contract-checker.ts';
import { createTestDatabaseUrl } from '../databases/test-database.ts';
import type { StockFixture } from '../goods/stock-fixture.ts';
import {
  createVisitor,
  type Visitor,
  type VisitorRequest,
  type VisitorResponse,
} from '../requests/visitor.ts';
import { findFreePort } from './free-port.ts';
import { findQuickFolder } from './quick-folder.ts';
import { createSender, startShopProcess } from './shop-process.ts';

const STOCK_SHELL = new URL('../stock-shell', import.meta.url).pathname;

const checker = createContractChecker(readContract());

/** One process of a shop. */
export interface ShopAddress {
  /** Sends one request; the response is checked against the contract. */
  send(request: VisitorRequest): Promise<VisitorResponse>;
  /** Creates a browser, signed in only with the cookies of another. */
  visitor(cookies?: Map<string, string>): Visitor;
  /** The output of the process so far. */
  printed(): string;
  /** Its process id. */
  pid: number;
  /** Its port on this machine. */
  port: number;
}

/** Server processes on one database. */
export interface ShopCluster {
  processes: ShopAddress[];
  /** The database, for reading it and for adding products. */
  stock: StockFixture;
  database: Database;
  /** Folder of the embedded database and the outbox. */
  dataDir: string;
}

/**
 * Starts real server processes on one fresh database: PostgreSQL in the project `postgres`, else the
 * file of SQLite. They have a shell of one page (`stock-shell`), and end with the test.
 *
 * @param whenOver takes the function that ends them
 */
export async function startCluster(
  count: number,
  environment: Readonly<Record<string, string>> = {},
  nodeArgs: readonly string[] = [],
  whenOver: (end: () => Promise<void>) => void = onTestFinished,
): Promise<ShopCluster> {
  const dataDir = await mkdtemp(join(findQuickFolder(), 'haat-cluster-'));
  const place = await createTestDatabaseUrl();
  const database = await openDatabase({ dataDir, databaseUrl: place?.url });
  await migrate(database);
  const running = await Promise.all(
    Array.from({ length: count }, async () => {
      const port = await findFreePort();
      const settings = {
        PORT: String(port),
        DATA_DIR: dataDir,
        ...(place && { DATABASE_URL: place.url }),
        SEED: 'none',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        SHELL_BUILD: STOCK_SHELL,
        ...environment,
      };
      const shop = startShopProcess(settings, undefined, nodeArgs);
      return { shop, port, sender: createSender(port) };
    }),
  );
  whenOver(async () => {
    await Promise.all(running.map(({ shop }) => shop.kill()));
    for (const { sender } of running) sender.close();
    await database.close();
    await place?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await Promise.all(
    running.map(({ shop, port }) => shop.waitFor(`ready at http://localhost:${port}`)),
  );

  return {
    database,
    dataDir,
    stock: { db: database.db, now: Date.now },
    processes: running.map(({ shop, port, sender }) => {
      async function send(request: VisitorRequest): Promise<VisitorResponse> {
        const response = await sender.send(request);
        checker.check({ ...request, status: response.statusCode, ...response });
        return response;
      }
      return {
        send,
        visitor: (cookies) => createVisitor(send, cookies),
        printed: shop.printed,
        pid: shop.pid,
        port,
      };
    }),
  };
}
