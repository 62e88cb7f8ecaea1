import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { madeVariants } from '../platform/instrumentation/channels.ts';
import { createTaskQueue } from '../platform/security/task-queue.ts';
import type { MediaInfo, VariantFormat, VariantKey } from './media.repository.ts';
import * as media from './media.repository.ts';
import { createObjectKey, readStoredBytes } from './stored-pictures.ts';

/** The bytes of a response. */
export interface Picture {
  bytes: Uint8Array;
  contentType: string;
}

/** A width in pixels and a format; an omitted one is the original's. */
export interface VariantOptions {
  width?: number | undefined;
  format?: VariantFormat | undefined;
}

/** Makes two variants at a time, so that a page full of new pictures leaves a core to requests. */
const enqueue = createTaskQueue({ concurrency: 2, maxWaiting: 500 });

/** Variants that are being loaded or made; concurrent requests for the same variant share one job. */
const pending = new Map<string, Promise<Uint8Array>>();

const FORMATS: readonly VariantFormat[] = ['avif', 'webp', 'jpeg', 'png'];

/** Encoder qualities. Lower values show artefacts on paper grain and fabric. */
const QUALITY = { avif: 52, webp: 76, jpeg: 78 } as const;

/** Effort of the AVIF encoder, 0 to 9. More effort delays the first response and saves few bytes. */
const AVIF_EFFORT = 2;

/**
 * Gets the columns of a picture without its bytes.
 *
 * @param hash SHA-256 of its bytes, hex
 * @throws {NotFoundError} when there is no such picture
 */
export async function getPictureInfo(context: ShopContext, hash: string): Promise<MediaInfo> {
  const info = await media.getMediaInfo(context.db, hash);
  if (info === undefined) throw new NotFoundError('Picture');
  return info;
}

/**
 * Gets a picture, or a variant of it, which is made and stored at its first request. A variant is
 * never wider than the original.
 */
export async function getPicture(
  context: ShopContext,
  info: MediaInfo,
  options: VariantOptions,
): Promise<Picture> {
  const key = toVariantKey(info, options);
  if (key === undefined) {
    return { bytes: await getOriginal(context, info.hash), contentType: info.content_type };
  }
  return { bytes: await getOrCreateVariant(context, key), contentType: toContentType(key.format) };
}

function toContentType(format: VariantFormat): string {
  return `image/${format}`;
}

/** @returns undefined when the original itself is requested, or cannot be converted */
function toVariantKey(info: MediaInfo, options: VariantOptions): VariantKey | undefined {
  const ownFormat = FORMATS.find((format) => toContentType(format) === info.content_type);
  const format = options.format ?? ownFormat;
  const ownWidth = info.width;
  // Only the formats of variants can be converted.
  if (format === undefined || ownWidth === null) return undefined;
  const width = Math.min(options.width ?? ownWidth, ownWidth);
  return width === ownWidth && format === ownFormat
    ? undefined
    : { hash: info.hash, width, format };
}

async function getOriginal(context: ShopContext, hash: string): Promise<Uint8Array> {
  const bytes = await readStoredBytes(context, () => media.getMediaBytes(context.db, hash));
  if (bytes === undefined) throw new NotFoundError('Picture');
  return bytes;
}

function getOrCreateVariant(context: ShopContext, key: VariantKey): Promise<Uint8Array> {
  const name = `${key.hash}-${key.width}-${key.format}`;
  const current = pending.get(name);
  if (current !== undefined) return current;
  // The search for a stored one is part of the job: a search that ended before the job was stored
  // would start another.
  const job = loadOrCreateVariant(context, key).finally(() => pending.delete(name));
  pending.set(name, job);
  return job;
}

async function loadOrCreateVariant(context: ShopContext, key: VariantKey): Promise<Uint8Array> {
  const stored = await readStoredBytes(context, () => media.getVariantBytes(context.db, key));
  return stored ?? enqueue(() => createVariant(context, key));
}

async function createVariant(context: ShopContext, key: VariantKey): Promise<Uint8Array> {
  const bytes = await convert(await getOriginal(context, key.hash), key);
  madeVariants.publish({ format: key.format });
  try {
    await storeVariant(context, key, bytes);
  } catch (error) {
    // The variant is sent although a full disk or the bucket cannot store it.
    context.log.warn({ err: error }, 'a variant of a picture could not be stored');
  }
  return bytes;
}

async function storeVariant(
  context: ShopContext,
  key: VariantKey,
  bytes: Uint8Array,
): Promise<void> {
  const { bucket, db } = context;
  const { byteLength } = bytes;
  if (bucket === undefined) {
    const stored = { bytes, object_key: null, byteLength };
    return media.createVariant(db, key, stored, context.now());
  }
  const objectKey = createObjectKey(key.hash);
  await bucket.put(objectKey, bytes, toContentType(key.format));
  const stored = { bytes: new Uint8Array(), object_key: objectKey, byteLength };
  await media.createVariant(db, key, stored, context.now());
}

/** Maximum pixels of a picture that is converted, as a protection against decompression bombs. */
const MAX_PIXELS = 60_000_000;

async function convert(original: Uint8Array, { width, format }: VariantKey): Promise<Uint8Array> {
  // Loaded at its first use, because it would slow down every start of the server.
  const { default: sharp } = await import('sharp');
  // Each of the two jobs uses one thread. A picture is converted once, so a cache is useless.
  sharp.concurrency(1);
  sharp.cache(false);
  const image = sharp(original, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return image.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }).toBuffer();
    case 'webp':
      return image.webp({ quality: QUALITY.webp }).toBuffer();
    case 'jpeg':
      // JPEG has no transparency: transparent pixels become white instead of black.
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY.jpeg, mozjpeg: true })
        .toBuffer();
    case 'png':
      return image.png().toBuffer();
  }
}
