import { createHash } from 'node:crypto';
import type { ShopContext } from '../context.ts';
import { UnavailableError } from '../errors.ts';
import type { Bucket } from '../platform/bucket/bucket.ts';
import type { NewRow } from '../platform/database/tables.ts';
import { createToken } from '../platform/security/ids.ts';
import { listUsedObjects, type StoredBytes } from './media.repository.ts';

/** Objects that are put or deleted at the same time. */
export const BUCKET_CONCURRENCY = 8;

/**
 * An object without a row is deleted once it is older, ms. The row of an object that was just stored is
 * about to be committed, and the two clocks may differ.
 */
const ORPHAN_AGE_MS = 24 * 60 * 60_000;

/** The key of a new object. No two are alike, so an object has one row at most and can go with it. */
export function createObjectKey(hash: string): string {
  return `${hash}/${createToken()}`;
}

/**
 * Stores pictures and what refers to them. With a bucket their objects are there before `work`, which
 * commits the rows; an object that `work` did not need is deleted after it, and one whose `work` failed by
 * the next sweep.
 *
 * @param work gets the rows to be stored
 * @throws {BucketError} before `work`, when the bucket does not take an object
 */
export async function storePictures<Result>(
  context: Pick<ShopContext, 'bucket' | 'db' | 'log'>,
  pictures: readonly NewRow<'media'>[],
  work: (rows: readonly NewRow<'media'>[]) => Promise<Result>,
): Promise<Result> {
  const rows = await putPictures(context.bucket, pictures);
  const result = await work(rows);
  await deleteUnusedObjects(
    context,
    rows.flatMap(({ object_key: key }) => key ?? []),
  );
  return result;
}

/**
 * Puts pictures into the bucket.
 *
 * @returns their rows; without a bucket the pictures as they are
 * @throws {BucketError}
 */
export async function putPictures(
  bucket: Bucket | undefined,
  pictures: readonly NewRow<'media'>[],
): Promise<readonly NewRow<'media'>[]> {
  if (bucket === undefined) return pictures;
  return mapConcurrently(pictures, async (picture) => {
    const key = createObjectKey(picture.hash);
    await bucket.put(key, picture.bytes, picture.content_type);
    return { ...picture, bytes: new Uint8Array(), object_key: key };
  });
}

/**
 * Reads the bytes of a picture or a variant from where they are.
 *
 * @param read reads the row; again when its object is gone, because it may be in the database by then
 * @returns undefined when there is no such row, or its object is gone
 * @throws {UnavailableError} when the bucket cannot be reached, or none is set
 */
export async function readStoredBytes(
  { bucket, log }: Pick<ShopContext, 'bucket' | 'log'>,
  read: () => Promise<StoredBytes | undefined>,
): Promise<Uint8Array | undefined> {
  let missing: string | undefined;
  for (;;) {
    const row = await read();
    if (row === undefined || row.object_key === null) return row?.bytes;
    if (bucket === undefined) {
      throw new UnavailableError(undefined, {
        cause: new Error('A picture is in a bucket, and MEDIA_URL is not set.'),
      });
    }
    if (row.object_key === missing) {
      log.error({ object: missing }, 'an object is missing in the bucket');
      return undefined;
    }
    const bytes = await bucket.get(row.object_key);
    if (bytes !== undefined) return bytes;
    missing = row.object_key;
  }
}

/**
 * Deletes objects whose rows were deleted, after the commit. An error is logged: the next sweep deletes
 * what is left.
 */
export async function deleteObjects(
  { bucket, log }: Pick<ShopContext, 'bucket' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  if (bucket === undefined || keys.length === 0) return;
  try {
    await mapConcurrently(keys, (key) => bucket.delete(key));
  } catch (error) {
    log.warn({ err: error }, 'objects of deleted pictures are left in the bucket for now');
  }
}

/** Deletes those of these objects that no committed row has. */
export async function deleteUnusedObjects(
  context: Pick<ShopContext, 'bucket' | 'db' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  const used = await listUsedObjects(context.db, keys.map(toHash));
  await deleteObjects(
    context,
    keys.filter((key) => !used.has(key)),
  );
}

/**
 * Deletes every object of the bucket that no row has and that is old enough, such as those of uploads that
 * failed after their object was stored.
 *
 * @returns how many
 * @throws {BucketError} when the bucket cannot be reached
 */
export async function sweepObjects(
  { bucket, db }: Pick<ShopContext, 'bucket' | 'db'>,
  now: number,
): Promise<number> {
  let deleted = 0;
  if (bucket === undefined) return deleted;
  for await (const page of bucket.list()) {
    // Only objects of the shop's own form: others may use the same bucket.
    const old = page
      .filter(({ key, storedAt }) => OBJECT_KEY.test(key) && storedAt < now - ORPHAN_AGE_MS)
      .map(({ key }) => key);
    const used = await listUsedObjects(db, old.map(toHash));
    const orphans = old.filter((key) => !used.has(key));
    await mapConcurrently(orphans, (key) => bucket.delete(key));
    deleted += orphans.length;
  }
  return deleted;
}

/** The form of {@link createObjectKey}. */
const OBJECT_KEY = /^[0-9a-f]{64}\/[\w-]+$/;

function toHash(key: string): string {
  return key.slice(0, key.indexOf('/'));
}

/** True for the bytes that the hash of a picture names. */
export function isWhole(bytes: Uint8Array, hash: string): boolean {
  return createHash('sha256').update(bytes).digest('hex') === hash;
}

/**
 * Maps items {@link BUCKET_CONCURRENCY} at a time. The first error ends it, once those that have begun are
 * done: whoever tries again must not meet them.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += BUCKET_CONCURRENCY) {
    const begun = items.slice(start, start + BUCKET_CONCURRENCY).map(map);
    await Promise.allSettled(begun);
    results.push(...(await Promise.all(begun)));
  }
  return results;
}
