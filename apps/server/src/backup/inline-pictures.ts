import { createHash } from 'node:crypto';
import { type Bucket, BucketError } from '../platform/bucket/bucket.ts';
import type { SchemaTable } from '../platform/database/snapshot.ts';
import { BackupError } from './backup-file.ts';

/** Objects that are read at the same time. */
const CONCURRENCY = 8;

type StoredRow = readonly unknown[];

/**
 * Puts the bytes of pictures that are in a bucket into their rows, as if they were in the database, so that
 * a backup holds all of a shop. A picture whose object is gone stays without bytes: its shopper may have
 * replaced it after the moment of the backup.
 *
 * @param rows of any table; only those of pictures are changed
 * @param onMissing told the hash of a picture whose object is gone or damaged
 * @throws {BackupError} when the bucket cannot be reached, or there is none for a picture of one
 */
export async function* inlinePictures(
  rows: AsyncIterable<StoredRow>,
  { name, columns }: SchemaTable,
  bucket: Pick<Bucket, 'get'> | undefined,
  onMissing: (hash: string) => void,
): AsyncGenerator<StoredRow> {
  const at = (column: string) => columns.findIndex((one) => one.name === column);
  const key = at('object_key');
  if (name !== 'media' || key < 0) return yield* rows;
  const [hash, bytes] = [at('hash'), at('bytes')];

  async function inline(row: StoredRow): Promise<StoredRow> {
    if (row[key] === null) return row;
    const found = await read(bucket, String(row[key]));
    const digest = createHash('sha256')
      .update(found ?? '')
      .digest('hex');
    if (found !== undefined && digest === row[hash]) {
      return row.with(bytes, found).with(key, null);
    }
    onMissing(String(row[hash]));
    return row;
  }

  let batch: StoredRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < CONCURRENCY) continue;
    yield* await Promise.all(batch.map(inline));
    batch = [];
  }
  yield* await Promise.all(batch.map(inline));
}

async function read(
  bucket: Pick<Bucket, 'get'> | undefined,
  key: string,
): Promise<Uint8Array | undefined> {
  if (bucket === undefined) {
    throw new BackupError(
      'Pictures of this shop are in a bucket: set MEDIA_URL as the shop has it.',
    );
  }
  try {
    return await bucket.get(key);
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    throw new BackupError(`The bucket of MEDIA_URL cannot be read: ${error.reason}.`, {
      cause: error,
    });
  }
}
