import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { createTaskQueue } from '../platform/security/task-queue.ts';
import {
  createVariant,
  getMediaBytes,
  getMediaInfo,
  getVariantBytes,
  type MediaInfo,
  type VariantFormat,
  type VariantKey,
} from './media.repository.ts';

/** A picture as it is sent. */
export interface Picture {
  bytes: Uint8Array;
  contentType: string;
}

/** A width in pixels and a format; what is left out is the original's. */
export interface WantedCopy {
  width?: number | undefined;
  format?: VariantFormat | undefined;
}

/** Two at a time, so that a page full of new pictures leaves the processor to the shoppers. */
const runJob = createTaskQueue({ concurrency: 2, maxWaiting: 500 });

/** Copies being made now, so that a picture asked for by many at once is made once. */
const underWay = new Map<string, Promise<Uint8Array>>();

const CONTENT_TYPES: Readonly<Record<VariantFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Pictures of shoppers have good quality at these; lower ones show on paper grain and fabric. */
const QUALITY = { avif: 52, webp: 76, jpeg: 78 } as const;

/**
 * Effort of the AVIF encoder, 0 to 9. Somebody waits for a new copy, and more effort saves few bytes.
 */
const AVIF_EFFORT = 2;

/** @throws {NotFoundError} when there is no such picture. @param hash SHA-256 of its bytes, hex */
export async function getPictureInfo(context: ShopContext, hash: string): Promise<MediaInfo> {
  const info = await getMediaInfo(context.db, hash);
  if (info === undefined) throw new NotFoundError('Picture');
  return info;
}

/**
 * A picture as it was kept, or a copy in another width or format, which is made when it is first
 * asked for. A copy is never wider than the original.
 */
export async function getPicture(
  context: ShopContext,
  info: MediaInfo,
  wanted: WantedCopy,
): Promise<Picture> {
  const key = toVariantKey(info, wanted);
  if (key === undefined) {
    return { bytes: await readOriginal(context, info.hash), contentType: info.content_type };
  }
  return { bytes: await readVariant(context, key), contentType: CONTENT_TYPES[key.format] };
}

/** @returns undefined when what is wanted is the original itself */
function toVariantKey(info: MediaInfo, wanted: WantedCopy): VariantKey | undefined {
  const ownFormat = findFormat(info.content_type);
  const format = wanted.format ?? ownFormat;
  const ownWidth = info.width;
  // Nothing is known of how to make copies of it.
  if (format === undefined || ownWidth === null) return undefined;
  const width = Math.min(wanted.width ?? ownWidth, ownWidth);
  return width === ownWidth && format === ownFormat
    ? undefined
    : { hash: info.hash, width, format };
}

function findFormat(contentType: string): VariantFormat | undefined {
  switch (contentType) {
    case 'image/avif':
      return 'avif';
    case 'image/webp':
      return 'webp';
    case 'image/jpeg':
      return 'jpeg';
    case 'image/png':
      return 'png';
    default:
      return undefined;
  }
}

async function readOriginal(context: ShopContext, hash: string): Promise<Uint8Array> {
  const bytes = await getMediaBytes(context.db, hash);
  if (bytes === undefined) throw new NotFoundError('Picture');
  return bytes;
}

async function readVariant(context: ShopContext, key: VariantKey): Promise<Uint8Array> {
  const kept = await getVariantBytes(context.db, key);
  if (kept !== undefined) return kept;
  const name = `${key.hash}-${key.width}-${key.format}`;
  const present = underWay.get(name);
  if (present !== undefined) return present;
  const job = runJob(() => makeVariant(context, key)).finally(() => underWay.delete(name));
  underWay.set(name, job);
  return job;
}

async function makeVariant(context: ShopContext, key: VariantKey): Promise<Uint8Array> {
  const bytes = await convert(await readOriginal(context, key.hash), key);
  try {
    await createVariant(context.db, key, bytes, context.now());
  } catch (error) {
    // A full disk must not keep pictures from being shown.
    context.log.warn({ err: error }, 'a picture could not be kept');
  }
  return bytes;
}

/** Pixels of the largest picture that is converted; more would be a decompression bomb. */
const MAX_PIXELS = 60_000_000;

async function convert(original: Uint8Array, { width, format }: VariantKey): Promise<Uint8Array> {
  // Loaded when first needed: most starts of the server are not about pictures.
  const { default: sharp } = await import('sharp');
  // One thread for each of the two jobs, and no cache of pictures that are not asked for again.
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
      // JPEG has no transparency: what is clear becomes white, not black.
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY.jpeg, mozjpeg: true })
        .toBuffer();
    case 'png':
      return image.png().toBuffer();
  }
}
