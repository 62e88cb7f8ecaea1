import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type MediaRow = Row<'media'>;
export type MediaInfo = Omit<MediaRow, 'bytes' | 'created_at'>;
export type VariantFormat = Row<'media_variants'>['format'];

/** Identifies a variant: a copy of a picture in a width and a format. */
export interface VariantKey {
  hash: string;
  width: number;
  format: VariantFormat;
}

/** Gets the columns of a picture without its bytes. */
export function getMediaInfo(db: Db, hash: string): Promise<MediaInfo | undefined> {
  return db
    .selectFrom('media')
    .select(['hash', 'kind', 'content_type', 'width', 'height', 'byte_length'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** Gets the bytes of a picture as they were uploaded or imported. */
export async function getMediaBytes(db: Db, hash: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('media')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.bytes;
}

export async function getVariantBytes(db: Db, key: VariantKey): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('media_variants')
    .select('bytes')
    .where('media_hash', '=', key.hash)
    .where('width', '=', key.width)
    .where('format', '=', key.format)
    .executeTakeFirst();
  return row?.bytes;
}

/** Stores a variant, unless another process stored it meanwhile. */
export async function createVariant(
  db: Db,
  key: VariantKey,
  bytes: Uint8Array,
  now: number,
): Promise<void> {
  await db
    .insertInto('media_variants')
    .values({
      media_hash: key.hash,
      width: key.width,
      format: key.format,
      byte_length: bytes.byteLength,
      bytes,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['media_hash', 'width', 'format']).doNothing())
    .execute();
}

/** Stores pictures. A picture that is stored already stays: equal bytes have equal hashes. */
export async function createMedia(db: Db, media: readonly NewRow<'media'>[]): Promise<void> {
  if (media.length === 0) return;
  await db
    .insertInto('media')
    .values(media)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** Deletes an avatar that no user has any more. */
export async function deleteUnusedAvatar(db: Db, hash: string): Promise<void> {
  await db
    .deleteFrom('media')
    .where('hash', '=', hash)
    .where('kind', '=', 'avatar')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('id').where('avatar_hash', '=', hash))),
    )
    .execute();
}
