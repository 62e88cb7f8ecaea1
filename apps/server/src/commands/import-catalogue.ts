import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importCatalogue } from '../catalogue/import/import-catalogue.ts';
import { CatalogueError } from '../catalogue/import/read-catalogue.ts';
import { ConfigError, readConfig } from '../config.ts';
import { loadBucket } from '../platform/bucket/load-bucket.ts';
import { migrate } from '../platform/database/migrate.ts';
import {
  describeDatabase,
  openDatabase,
  toSqlitePath,
} from '../platform/database/open-database.ts';
import { createProgressLines, describeShare } from '../platform/progress-lines.ts';

const USAGE = `Loads a shop's own catalogue: node dist/commands/import-catalogue.js <folder> [--set-stock] [--new-shop]

New products are added, those with a known key are replaced, all others stay as they are.
--set-stock  also replaces the stock of products that are there already.
--new-shop   makes the database when there is none; otherwise start the shop once before
Reads the same environment as the server (DATA_DIR, DATABASE_URL, …). The format of the folder is described
in apps/server/src/catalogue/import/README.md.`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'set-stock': { type: 'boolean', default: false },
      'new-shop': { type: 'boolean', default: false },
    },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new CatalogueError(USAGE);
  const config = readConfig(process.env);
  const path = toSqlitePath(config.dataDir);
  if (config.databaseUrl === undefined && !values['new-shop'] && !existsSync(path)) {
    throw new CatalogueError(
      `There is no shop at ${path}. Set DATA_DIR as for the shop, or add --new-shop to make one there.`,
    );
  }
  const bucket = await loadBucket(config);
  const database = await openDatabase(config);
  try {
    const show = createProgressLines();
    await migrate(database, {
      onMigration: (name, place, total) =>
        show(`migrated ${name}: ${describeShare(place, total)}`, true),
    });
    const summary = await importCatalogue(database.db, resolve(folder), {
      now: Date.now(),
      setsStock: values['set-stock'],
      bucket,
      onProgress: (step, done, total) =>
        show(`${step}: ${describeShare(done, total)}`, done === total),
    });
    const counts = Object.entries(summary ?? {}).map(([name, count]) => `${count} ${name}`);
    process.stdout.write(`Loaded ${counts.join(', ')} into ${describeDatabase(config)}.\n`);
  } finally {
    await database.close();
    bucket?.close();
  }
}

await run().catch((error: unknown) => {
  const isExpected =
    error instanceof CatalogueError || error instanceof ConfigError || error instanceof TypeError;
  const text = isExpected ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
