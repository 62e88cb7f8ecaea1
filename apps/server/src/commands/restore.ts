import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeSummary } from '../backup/describe-summary.ts';
import { findPassphrase } from '../backup/passphrase.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../config.ts';
import { movePictures } from '../media/move-pictures.ts';
import { loadBucket } from '../platform/bucket/load-bucket.ts';
import { describeDatabase, openDatabase } from '../platform/database/open-database.ts';
import { createProgressLines, describeShare } from '../platform/progress-lines.ts';
import { CommandError, describeError, runCommand } from './run-command.ts';

const USAGE = `Usage: node dist/commands/restore.js <file> [--overwrite]

Restores a backup into the database of DATA_DIR or DATABASE_URL, of either kind: all of it, or nothing
after an error. The shop has to be stopped, and its database empty. With MEDIA_URL its pictures go into the bucket then.
--overwrite  replaces everything in a database that holds a shop
BACKUP_PASSPHRASE is the passphrase of an encrypted backup.
`;

await runCommand('Nothing was restored.', async (args) => {
  const { file, overwrites } = readArguments(args);
  const config = readConfig(process.env);
  const { dataDir, databaseUrl } = config;
  const bucket = await loadBucket(config);
  const show = createProgressLines();
  const summary = await restoreBackup({
    path: file,
    passphrase: findPassphrase(process.env),
    dataDir,
    databaseUrl,
    overwrites,
    onMigration: (name, place, total) =>
      show(`migrated ${name}: ${describeShare(place, total)}`, true),
    onProgress: (table, rows, isDone) => show(`restored ${table}: ${rows} rows`, isDone),
  });
  const restored = `Restored ${describeSummary(summary)} into ${describeDatabase(config)}.\n`;
  if (bucket === undefined) return restored;
  try {
    const database = await openDatabase(config);
    await movePictures(database.db, bucket, {
      to: 'bucket',
      onProgress: (done, total) =>
        show(`pictures in the bucket: ${describeShare(done, total)}`, done === total),
    });
    await database.close();
  } catch (error) {
    throw new CommandError(
      `${restored}Not all pictures are in the bucket yet; the shop has them in its database. The command move-pictures bucket goes on.\n${describeError(error)}\n`,
    );
  }
  bucket.close();
  return `${restored}The pictures are in the bucket.\n`;
});

function readArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: Array.from(args),
      allowPositionals: true,
      options: { overwrite: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new CommandError(USAGE);
    return { file: resolve(file), overwrites: values.overwrite };
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(USAGE);
  }
}
