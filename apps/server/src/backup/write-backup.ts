import type { Bucket } from '../platform/bucket/bucket.ts';
import { openSnapshot, type Snapshot } from '../platform/database/snapshot.ts';
import { writeLines } from './backup-file.ts';
import {
  BACKUP_FORMAT,
  type BackupHeader,
  formatRow,
  isBackedUp,
  type Summary,
  TableSummary,
} from './backup-format.ts';
import { inlinePictures } from './inline-pictures.ts';

/** Told after each row of a table, and with `isDone` after the last. */
export type OnProgress = (table: string, rows: number, isDone: boolean) => void;

export interface WriteBackupOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Of the new file. */
  path: string;
  passphrase?: string | undefined;
  /** Epoch ms. */
  now: number;
  /** Where the pictures are; by default in the database. */
  bucket?: Pick<Bucket, 'get'> | undefined;
  onProgress?: OnProgress;
}

/**
 * Writes the whole database, pictures included, as it is at this moment into one file. The shop goes on
 * serving and writing meanwhile.
 *
 * @returns the size of the file in bytes, what is in it, and the hashes of pictures that are gone from their
 *   bucket
 */
export async function writeBackup(
  options: WriteBackupOptions,
): Promise<{ size: number; summary: Summary; missing: readonly string[] }> {
  const snapshot = await openSnapshot(options);
  let summary: Summary = {};
  const missing: string[] = [];
  async function* listLines(): AsyncGenerator<string> {
    yield JSON.stringify(await readHeader(snapshot, options.now));
    summary = yield* listRows(snapshot, {
      ...options,
      onMissing: (hash) => missing.push(hash),
    });
    yield JSON.stringify({ end: summary });
  }
  const { passphrase } = options;
  const encryption = passphrase === undefined ? undefined : { passphrase };
  try {
    const size = await writeLines(options.path, listLines(), encryption);
    return { size, summary, missing };
  } finally {
    await snapshot.close();
  }
}

/** Reads every row of a database, with its pictures, and sums up what is in it. */
export async function summarize(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
  bucket?: Pick<Bucket, 'get'> | undefined;
}): Promise<Summary> {
  const snapshot = await openSnapshot(options);
  try {
    const lines = listRows(snapshot, options);
    for (;;) {
      const { done, value } = await lines.next();
      if (done) return value;
    }
  } finally {
    await snapshot.close();
  }
}

async function* listRows(
  snapshot: Snapshot,
  {
    bucket,
    onMissing = () => {},
    onProgress,
  }: Pick<WriteBackupOptions, 'bucket' | 'onProgress'> & {
    onMissing?(hash: string): void;
  },
): AsyncGenerator<string, Summary> {
  const summaries: Summary = {};
  for (const table of snapshot.tables.filter(isBackedUp)) {
    yield JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) });
    const summary = new TableSummary();
    const rows = inlinePictures(snapshot.readRows(table), table, bucket, onMissing);
    for await (const row of rows) {
      const line = formatRow(row);
      summary.add(line);
      yield line;
      onProgress?.(table.name, summary.rows, false);
    }
    summaries[table.name] = summary.toJSON();
    onProgress?.(table.name, summary.rows, true);
  }
  return summaries;
}

async function readHeader(snapshot: Snapshot, now: number): Promise<BackupHeader> {
  const migrations: BackupHeader['migrations'] = [];
  const table = snapshot.tables.find(({ name }) => name === 'schema_migrations');
  if (table === undefined) throw new Error('This database is not of a shop: start the shop once.');
  const at = (name: string) => table.columns.findIndex((column) => column.name === name);
  for await (const row of snapshot.readRows(table)) {
    migrations.push({ name: String(row[at('name')]), checksum: String(row[at('checksum')]) });
  }
  migrations.sort((a, b) => (a.name < b.name ? -1 : 1));
  const createdAt = new Date(now).toISOString();
  return { haatBackup: BACKUP_FORMAT, createdAt, engine: snapshot.engine, migrations };
}
