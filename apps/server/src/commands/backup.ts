import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import {
  BackupError,
  deleteOldBackups,
  MIN_PASSPHRASE_LENGTH,
  toFileName,
} from '../backup/backup-file.ts';
import { describeSummary } from '../backup/describe-summary.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { summarize, writeBackup } from '../backup/write-backup.ts';
import { readConfig } from '../config.ts';
import { CommandError, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run backup -- --to <folder> [--keep <number>] [--no-verify]

Writes the whole shop, pictures included, as it is at this moment into one new file in the folder. The
server may be running meanwhile. Then restores the file into an empty folder and compares every row.
--keep       deletes the oldest backups of the folder, so that this many stay
--no-verify  leaves out the restore, which needs as much room as the shop
BACKUP_PASSPHRASE encrypts the file: at least ${MIN_PASSPHRASE_LENGTH} characters, to be kept somewhere else.
Reads the same environment as the server (DATA_DIR, DATABASE_URL, …).
`;

await runCommand('There is no new backup.', async (args) => {
  const { to, keep, verifies } = readArguments(args);
  const { dataDir, databaseUrl } = readConfig(process.env);
  const passphrase = readPassphrase();
  const now = Date.now();
  await mkdir(to, { recursive: true, mode: 0o700 });
  const path = join(to, toFileName(now, passphrase !== undefined));
  const { size, summary } = await writeBackup({
    dataDir,
    databaseUrl,
    path,
    passphrase,
    now,
    onProgress: (table, rows) => process.stderr.write(`saved ${table}: ${rows} rows\n`),
  });
  if (verifies) {
    const restored = await restoreAside(path, passphrase);
    if (!isDeepStrictEqual(restored, summary)) {
      await rm(path);
      throw new BackupError('The restored rows were not those of the shop. The file was deleted.');
    }
  }
  const deleted = keep === undefined ? [] : await deleteOldBackups(to, keep);
  const megabytes = (size / 1_000_000).toFixed(1);
  return [
    `${path}: ${describeSummary(summary)} (${megabytes} MB)${passphrase === undefined ? ', not encrypted' : ''}.`,
    verifies ? 'Restored into an empty folder: every row is the same.' : 'Not verified.',
    ...deleted.map((name) => `Deleted ${name}.`),
    '',
  ].join('\n');
});

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: Array.from(args),
      options: {
        to: { type: 'string' },
        keep: { type: 'string' },
        verify: { type: 'boolean', default: true },
      },
      allowNegative: true,
    });
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    const isBad = keep !== undefined && !(Number.isInteger(keep) && keep > 0);
    if (values.to === undefined || isBad) throw new CommandError(USAGE);
    return { to: resolve(values.to), keep, verifies: values.verify };
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(USAGE);
  }
}

function readPassphrase(): string | undefined {
  const { BACKUP_PASSPHRASE: passphrase } = process.env;
  if (passphrase === undefined || passphrase === '') return undefined;
  if (passphrase.length < MIN_PASSPHRASE_LENGTH) {
    throw new CommandError(
      `BACKUP_PASSPHRASE needs at least ${MIN_PASSPHRASE_LENGTH} characters.\n`,
    );
  }
  return passphrase;
}

/** Restores the file into a folder of its own, reads every row there, and deletes the folder. */
async function restoreAside(path: string, passphrase: string | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-restore-'));
  try {
    await restoreBackup({ path, passphrase, dataDir });
    return await summarize({ dataDir });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
