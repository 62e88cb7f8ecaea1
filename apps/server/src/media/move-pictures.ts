import type { Bucket } from '../platform/bucket/bucket.ts';
import type { Db } from '../platform/database/open-database.ts';
import { createObjectKey, isWhole, mapConcurrently } from './stored-pictures.ts';

/** Where pictures are. */
export type PicturePlace = 'bucket' | 'database';

/** Pictures that are listed at a time. */
const PAGE = 40;

export interface MoveOptions {
  to: PicturePlace;
  /** Told after some pictures how many are where they should be, or cannot be. */
  onProgress?(done: number, total: number): void;
}

/** What a move did. */
export interface MoveResult {
  /** Pictures and variants that were moved. */
  moved: number;
  /** Hashes of pictures whose object is gone or damaged; they stay as they are. */
  missing: readonly string[];
}

/**
 * Moves all pictures with their variants into the bucket or back, while the shop serves them. Each is moved
 * on its own: the object is there before its row says so, and goes after. After an error or an end in
 * between the next move goes on with the rest.
 *
 * @throws {BucketError} when the bucket cannot be reached
 */
export async function movePictures(
  db: Db,
  bucket: Bucket,
  { to, onProgress }: MoveOptions,
): Promise<MoveResult> {
  const { count } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const missing: string[] = [];
  let moved = 0;
  let done = 0;
  let after = '';
  for (;;) {
    const page = await db
      .selectFrom('media')
      .select('hash')
      .where('hash', '>', after)
      .orderBy('hash')
      .limit(PAGE)
      .execute();
    await mapConcurrently(page, async ({ hash }) => {
      const picture = new PictureMove(db, bucket, hash);
      const isThere = await (to === 'bucket' ? picture.toBucket() : picture.toDatabase());
      if (!isThere) missing.push(hash);
      moved += picture.moved;
    });
    done += page.length;
    onProgress?.(done, Math.max(done, Number(count)));
    if (page.length < PAGE) return { moved, missing };
    after = page.at(-1)?.hash ?? '';
  }
}

/** The move of one picture and its variants. */
class PictureMove {
  moved = 0;
  readonly #db: Db;
  readonly #bucket: Bucket;
  readonly #hash: string;

  constructor(db: Db, bucket: Bucket, hash: string) {
    this.#db = db;
    this.#bucket = bucket;
    this.#hash = hash;
  }

  async toBucket(): Promise<boolean> {
    const hash = this.#hash;
    const pictures = await this.#db
      .selectFrom('media')
      .select(['bytes', 'content_type'])
      .where('hash', '=', hash)
      .where('object_key', 'is', null)
      .execute();
    for (const { bytes, content_type: contentType } of pictures) {
      await this.#putFor(bytes, contentType, (stored) =>
        this.#db
          .updateTable('media')
          .set(stored)
          .where('hash', '=', hash)
          .where('object_key', 'is', null)
          .executeTakeFirstOrThrow(),
      );
    }
    const variants = await this.#db
      .selectFrom('media_variants')
      .select(['width', 'format', 'bytes'])
      .where('media_hash', '=', hash)
      .where('object_key', 'is', null)
      .execute();
    for (const { width, format, bytes } of variants) {
      await this.#putFor(bytes, `image/${format}`, (stored) =>
        this.#db
          .updateTable('media_variants')
          .set(stored)
          .where('media_hash', '=', hash)
          .where('width', '=', width)
          .where('format', '=', format)
          .where('object_key', 'is', null)
          .executeTakeFirstOrThrow(),
      );
    }
    return true;
  }

  /** @returns false when the object of the picture itself is gone or damaged */
  async toDatabase(): Promise<boolean> {
    const hash = this.#hash;
    const picture = await this.#db
      .selectFrom('media')
      .select('object_key')
      .where('hash', '=', hash)
      .executeTakeFirst();
    let isThere = true;
    if (picture?.object_key) {
      const { object_key: key } = picture;
      const bytes = await this.#bucket.get(key);
      isThere = bytes !== undefined && isWhole(bytes, hash);
      if (bytes !== undefined && isThere) {
        await this.#db
          .updateTable('media')
          .set({ bytes, object_key: null })
          .where('hash', '=', hash)
          .where('object_key', '=', key)
          .execute();
        await this.#bucket.delete(key);
        this.moved += 1;
      }
    }
    const variants = await this.#db
      .selectFrom('media_variants')
      .select('object_key')
      .where('media_hash', '=', hash)
      .where('object_key', 'is not', null)
      .execute();
    for (const { object_key: key } of variants) if (key !== null) await this.#fetchVariant(key);
    return isThere;
  }

  async #fetchVariant(key: string): Promise<void> {
    const bytes = await this.#bucket.get(key);
    if (bytes === undefined) {
      // The shop makes it again.
      await this.#db
        .deleteFrom('media_variants')
        .where('media_hash', '=', this.#hash)
        .where('object_key', '=', key)
        .execute();
      return;
    }
    await this.#db
      .updateTable('media_variants')
      .set({ bytes, object_key: null })
      .where('media_hash', '=', this.#hash)
      .where('object_key', '=', key)
      .execute();
    await this.#bucket.delete(key);
    this.moved += 1;
  }

  async #putFor(
    bytes: Uint8Array,
    contentType: string,
    replace: (stored: {
      bytes: Uint8Array;
      object_key: string;
    }) => Promise<{ numUpdatedRows: bigint }>,
  ): Promise<void> {
    const key = createObjectKey(this.#hash);
    await this.#bucket.put(key, bytes, contentType);
    const { numUpdatedRows } = await replace({ bytes: new Uint8Array(), object_key: key });
    if (numUpdatedRows > 0n) this.moved += 1;
    // The row was deleted or replaced meanwhile.
    else await this.#bucket.delete(key);
  }
}
