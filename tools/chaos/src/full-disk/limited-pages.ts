import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@haat/server/src/app.ts';
import { readConfig } from '@haat/server/src/config.ts';
import { migrate } from '@haat/server/src/platform/database/migrate.ts';
import { openDatabase } from '@haat/server/src/platform/database/open-database.ts';
import { sql } from 'kysely';
import pino from 'pino';
import type { FillableShop } from './fillable-shop.ts';

/** The most that SQLite can count. */
const UNLIMITED_PAGES = 4_294_967_294;

/**
 * Starts a shop in this process on SQLite, whose file cannot grow while its number of pages is limited
 * to what it has. This needs no rights, and SQLite reports it as it reports a full disk.
 */
export async function startOnLimitedPages(): Promise<FillableShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-pages-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    SEED: 'none',
    RATE_LIMITS: 'off',
    SHELL_BUILD: join(dataDir, 'no-shell'),
  });
  const database = await openDatabase(config);
  await migrate(database);
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  let passed = 0;
  const { server } = await buildApp({ config, database, log, now: () => Date.now() + passed });

  async function limitPages(count: number): Promise<void> {
    await sql`pragma max_page_count = ${sql.raw(String(count))}`.execute(database.db);
  }

  return {
    database,
    send: (request) => server.inject(request),
    async fill(room) {
      const { rows } = await sql<{ pages: number; size: number }>`
        select page_count as pages, page_size as size
        from pragma_page_count, pragma_page_size`.execute(database.db);
      const [{ pages, size } = { pages: 0, size: 1 }] = rows;
      await limitPages(pages + Math.floor(room / size));
    },
    free: () => limitPages(UNLIMITED_PAGES),
    async pass(ms) {
      passed += ms;
    },
    printed: () => lines.join(''),
    hasEnded: () => false,
    async stop() {
      await server.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
