import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeSummary } from '../backup/describe-summary.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../config.ts';
import { CommandError, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run restore -- <file> [--overwrite]

Restores a backup into the database of DATA_DIR or DATABASE_URL, of either kind: all of it, or nothing
after an error. The database has to be empty.
--overwrite  replaces everything in a database that holds a shop; stop the shop before
BACKUP_PASSPHRASE is the passphrase of an encrypted backup.
`;

await runCommand('Nothing was restored.', async (args) => {
  const { file, overwrites } = readArguments(args);
  const { dataDir, databaseUrl } = readConfig(process.env);
  const { BACKUP_PASSPHRASE } = process.env;
  const summary = await restoreBackup({
    path: file,
    passphrase: BACKUP_PASSPHRASE || undefined,
    dataDir,
    databaseUrl,
    overwrites,
    onProgress: (table, rows) => process.stderr.write(`restored ${table}: ${rows} rows\n`),
  });
  return `Restored ${describeSummary(summary)}.\n`;
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
