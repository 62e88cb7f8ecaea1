import { sql } from 'kysely';
import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type MediaRow = Row<'media'>;
export type MediaInfo = Omit<MediaRow, 'bytes' | 'object_key' | 'created_at'>;
/** Where the bytes of a picture or a variant are. */
export type StoredBytes = Pick<MediaRow, 'bytes' | 'object_key'>;
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

/** Gets the bytes of a picture as they were uploaded or imported, or the object that has them. */
export function getMediaBytes(db: Db, hash: string): Promise<StoredBytes | undefined> {
  return db
    .selectFrom('media')
    .select(['bytes', 'object_key'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** Gets the bytes of a variant, or the object that has them. */
export function getVariantBytes(db: Db, key: VariantKey): Promise<StoredBytes | undefined> {
  return db
    .selectFrom('media_variants')
    .select(['bytes', 'object_key'])
    .where('media_hash', '=', key.hash)
    .where('width', '=', key.width)
    .where('format', '=', key.format)
    .executeTakeFirst();
}

/** Stores a variant. One that another process stored meanwhile, or whose object is gone, is replaced. */
export async function createVariant(
  db: Db,
  key: VariantKey,
  { byteLength, ...stored }: StoredBytes & { byteLength: number },
  now: number,
): Promise<void> {
  await db
    .insertInto('media_variants')
    .values({
      media_hash: key.hash,
      width: key.width,
      format: key.format,
      byte_length: byteLength,
      ...stored,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['media_hash', 'width', 'format'])
        .doUpdateSet({ ...stored, byte_length: byteLength }),
    )
    .execute();
}

/** The columns that refer to a picture: whoever has it there needs it. */
export const PICTURE_COLUMNS = [
  ['users', 'avatar_hash'],
  ['categories', 'image_hash'],
  ['product_images', 'media_hash'],
  ['makers', 'image_hash'],
  ['stories', 'image_hash'],
  ['content_drafts', 'image_hash'],
  ['content_states', 'image_hash'],
  ['reviews', 'image_hash'],
] as const;

type PictureOwner = (typeof PICTURE_COLUMNS)[number][0];

/** The condition that one of these has the picture of a row of `media`. */
function isPictureOf(owners: (table: PictureOwner) => boolean) {
  const uses = PICTURE_COLUMNS.filter(([table]) => owners(table)).map(
    ([table, column]) =>
      sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = media.hash)`,
  );
  return sql<boolean>`(${sql.join(uses, sql` or `)})`;
}

/** Whose pictures are shoppers' own, stored as `avatar`. */
const SHOPPERS = new Set<PictureOwner>(['users', 'reviews']);

/**
 * Stores pictures. A picture that is stored already stays: equal bytes have equal hashes. One of a shopper that
 * the shop uses as well becomes the shop's. Until the transaction ends none of them is deleted.
 */
export async function createMedia(db: Db, media: readonly NewRow<'media'>[]): Promise<void> {
  if (media.length === 0) return;
  await db
    .insertInto('media')
    .values(media)
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet((eb) => ({ kind: eb.ref('excluded.kind') }))
        // PostgreSQL locks the other rows as well.
        .where('media.kind', '=', 'avatar'),
    )
    .execute();
}

/**
 * Deletes a shopper's picture that nobody uses any more: no user, no review, nor the shop, which may have been
 * given the same one. What the shop was given stays.
 *
 * @returns its objects and those of its variants, to be deleted after the commit
 */
export function deleteUnusedUpload(db: Db, hash: string): Promise<string[]> {
  return deleteUnused(db, hash, 'avatar');
}

/**
 * Deletes a picture of the shop that nobody uses any more, no shopper either.
 *
 * @returns its objects and those of its variants, to be deleted after the commit
 */
export function deleteUnusedPicture(db: Db, hash: string): Promise<string[]> {
  return deleteUnused(db, hash, 'catalogue');
}

async function deleteUnused(db: Db, hash: string, kind: MediaRow['kind']): Promise<string[]> {
  // Whoever takes the picture into use at the same time has it before the next statement, or after the end.
  await db
    .updateTable('media')
    .set((eb) => ({ kind: eb.ref('kind') }))
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .execute();
  const objects = await listUsedObjects(db, [hash]);
  const { numDeletedRows } = await db
    .deleteFrom('media')
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where(({ not }) => not(isPictureOf(() => true)))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n ? Array.from(objects) : [];
}

/** Lists which of these pictures are the shop's: given to it, or in use by it, whoever has them besides. */
export async function listPicturesOfShop(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('media')
    .select('hash')
    .where('hash', 'in', hashes)
    .where((eb) =>
      eb.or([eb('kind', '=', sql.lit('catalogue')), isPictureOf((table) => !SHOPPERS.has(table))]),
    )
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Lists which of these pictures are stored. */
export async function listStoredHashes(
  db: Db,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('media').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Lists the objects of these pictures and of their variants. */
export async function listUsedObjects(
  db: Db,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const unique = Array.from(new Set(hashes));
  const pictures = await db
    .selectFrom('media')
    .select('object_key')
    .where('hash', 'in', unique)
    .execute();
  const variants = await db
    .selectFrom('media_variants')
    .select('object_key')
    .where('media_hash', 'in', unique)
    .execute();
  return new Set([...pictures, ...variants].flatMap(({ object_key: key }) => key ?? []));
}
