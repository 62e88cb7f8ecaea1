import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import {
  BackupError,
  deleteAbandoned,
  deleteOldBackups,
  listBackups,
  MIN_PASSPHRASE_LENGTH,
  toFileName,
} from '../backup/backup-file.ts';
import { describeSummary } from '../backup/describe-summary.ts';
import { findNextRun } from '../backup/next-run.ts';
import { findPassphrase } from '../backup/passphrase.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type OnProgress, summarize, writeBackup } from '../backup/write-backup.ts';
import { readConfig } from '../config.ts';
import { loadBucket } from '../platform/bucket/load-bucket.ts';
import { describeDatabase } from '../platform/database/open-database.ts';
import { createProgressLines } from '../platform/progress-lines.ts';
import { CommandError, describeError, runCommand } from './run-command.ts';

const USAGE = `Usage: node dist/commands/backup.js --to <folder> [--keep <number> | --no-verify] [--daily-at <hh:mm>] [--plain]

Writes the whole shop, pictures included, as it is at this moment into one new file in the folder. The
server may be running meanwhile. Then restores the file into an empty folder and compares every row.
--keep       deletes the oldest backups of the folder, so that this many stay
--no-verify  leaves out the restore, which needs as much room as the shop; instead of --keep. The name of the
             file then ends in .unverified: it does not count for the age of the newest backup
--daily-at   goes on running, and does so each day at this time of its time zone (TZ)
--plain      permits a file without encryption in a folder whose newest backup is encrypted
BACKUP_PASSPHRASE encrypts the file: at least ${MIN_PASSPHRASE_LENGTH} characters, to be kept somewhere else; or none.
Reads the same environment as the server (DATA_DIR, DATABASE_URL, MEDIA_URL, …).
`;

/** Begins the name of the folder in which a backup is restored. */
const RESTORE_PREFIX = 'haat-restore-';

await runCommand('There is no new backup.', async (args) => {
  const options = readArguments(args);
  readPassphrase();
  const { dailyAt } = options;
  if (dailyAt !== undefined) await backUpDaily(options, dailyAt);
  return backUp(options);
});

/** Never returns: a day whose backup fails is told, and the next one is tried. */
async function backUpDaily(options: Options, time: string): Promise<never> {
  for (;;) {
    const next = findNextRun(time, Date.now()) ?? 0;
    process.stdout.write(`The next backup begins at ${new Date(next).toISOString()}.\n`);
    await sleep(next - Date.now());
    try {
      process.stdout.write(await backUp(options));
    } catch (error) {
      process.stderr.write(`There is no new backup.\n${describeError(error)}\n`);
    }
  }
}

type Options = ReturnType<typeof readArguments>;

async function backUp({ to, keep, verifies, isPlain }: Options): Promise<string> {
  const config = readConfig(process.env);
  const { dataDir, databaseUrl } = config;
  const bucket = await loadBucket(config);
  const passphrase = readPassphrase();
  const now = Date.now();
  await mkdir(to, { recursive: true, mode: 0o700 });
  if (passphrase === undefined && !isPlain && (await listBackups(to)).at(-1)?.isEncrypted) {
    throw new BackupError(
      `The newest backup in ${to} is encrypted, and BACKUP_PASSPHRASE is not set: set it as for that one, or add --plain.`,
    );
  }
  await deleteAbandoned(to, /^haat-.*\.part$/, now);
  await deleteAbandoned(tmpdir(), new RegExp(`^${RESTORE_PREFIX}`), now);
  const name = join(to, toFileName(now, passphrase !== undefined));
  const part = `${name}.part`;
  const path = verifies ? name : `${name}.unverified`;
  const show = createProgressLines();
  const { size, summary, missing } = await writeBackup({
    dataDir,
    databaseUrl,
    path: part,
    passphrase,
    now,
    bucket,
    onProgress: (table, rows, isDone) => show(`saved ${table}: ${rows} rows`, isDone),
  });
  bucket?.close();
  try {
    if (verifies) {
      const restored = await restoreAside(part, passphrase, (table, rows, isDone) =>
        show(`verified ${table}: ${rows} rows`, isDone),
      );
      if (!isDeepStrictEqual(restored, summary)) {
        throw new BackupError('The restored rows were not those of the shop.');
      }
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  const deleted = keep === undefined ? [] : await deleteOldBackups(to, keep);
  const megabytes = (size / 1_000_000).toFixed(1);
  return [
    `Saved ${describeDatabase(config)} to ${path}: ${describeSummary(summary)} (${megabytes} MB).`,
    passphrase === undefined
      ? 'NOT ENCRYPTED: BACKUP_PASSPHRASE is not set.'
      : 'Encrypted with BACKUP_PASSPHRASE.',
    verifies ? 'Restored into an empty folder: every row is the same.' : 'Not verified.',
    ...(missing.length === 0
      ? []
      : [`Without bytes, because their objects are gone from the bucket: ${missing.join(', ')}.`]),
    ...deleted.map((name) => `Deleted ${name}.`),
    '',
  ].join('\n');
}

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: Array.from(args),
      options: {
        to: { type: 'string' },
        keep: { type: 'string' },
        verify: { type: 'boolean', default: true },
        'daily-at': { type: 'string' },
        plain: { type: 'boolean', default: false },
      },
      allowNegative: true,
    });
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    const dailyAt = values['daily-at'];
    const isBad =
      (keep !== undefined && !(Number.isInteger(keep) && keep > 0 && values.verify)) ||
      (dailyAt !== undefined && findNextRun(dailyAt, 0) === undefined);
    if (values.to === undefined || isBad) throw new CommandError(USAGE);
    return {
      to: resolve(values.to),
      keep,
      verifies: values.verify,
      dailyAt,
      isPlain: values.plain,
    };
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(USAGE);
  }
}

function readPassphrase(): string | undefined {
  const passphrase = findPassphrase(process.env);
  if (passphrase !== undefined && passphrase.length < MIN_PASSPHRASE_LENGTH) {
    throw new CommandError(
      `BACKUP_PASSPHRASE needs at least ${MIN_PASSPHRASE_LENGTH} characters.\n`,
    );
  }
  return passphrase;
}

/** Restores the file into a folder of its own, reads every row there, and deletes the folder. */
async function restoreAside(path: string, passphrase: string | undefined, onProgress: OnProgress) {
  const dataDir = await mkdtemp(join(tmpdir(), RESTORE_PREFIX));
  try {
    await restoreBackup({ path, passphrase, dataDir, onProgress });
    return await summarize({ dataDir });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
