import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { openDatabase, toSqlitePath } from '../../../src/platform/database/open-database.ts';
import { findQuickFolder } from '../processes/quick-folder.ts';

let migrated: Promise<Uint8Array> | undefined;

/** Puts a migrated, empty SQLite database into a data folder: migrating takes longer than most tests. */
export async function writeMigratedDatabase(dataDir: string): Promise<void> {
  migrated ??= makeMigratedDatabase();
  await writeFile(toSqlitePath(dataDir), await migrated);
}

async function makeMigratedDatabase(): Promise<Uint8Array> {
  const dataDir = await mkdtemp(join(findQuickFolder(), 'haat-migrated-'));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  // Closing moves everything into one file.
  await database.close();
  const bytes = await readFile(toSqlitePath(dataDir));
  await rm(dataDir, { recursive: true, force: true });
  return bytes;
}
