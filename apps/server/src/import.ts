import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { importCatalogue } from './seed/import-catalogue.ts';
import { CatalogueError } from './seed/read-catalogue.ts';
import { createPublicPages } from './services/public-pages.ts';

const USAGE = `Loads a shop's own catalogue: node src/import.ts <folder> [--set-stock]

New products are added, those with a known key are replaced, all others stay as they are.
--set-stock  also replaces the stock of products that are there already.
The format of the folder is described in seed/README.md; the database is the server's own.`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'set-stock': { type: 'boolean', default: false } },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new CatalogueError(USAGE);
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database);
    const summary = await importCatalogue(database.db, resolve(folder), {
      now: Date.now(),
      setsStock: values['set-stock'],
    });
    await createPublicPages(database.db, Date.now).drop();
    const counts = Object.entries(summary ?? {}).map(([name, count]) => `${count} ${name}`);
    process.stdout.write(`Loaded ${counts.join(', ')}.\n`);
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  const isExpected =
    error instanceof CatalogueError || error instanceof ConfigError || error instanceof TypeError;
  const text = isExpected ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
