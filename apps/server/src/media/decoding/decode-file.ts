import sharp, { type Metadata } from 'sharp';
import { isDecodable, PIXEL_LIMIT } from './decoding-limits.ts';
import type { DecodingResult, PictureOptions } from './decoding-result.ts';

/** Makes an upright picture of a file, in a new encoding and without its metadata. */
export async function decodeFile(
  file: Buffer,
  { side, isSquare, quality }: PictureOptions,
): Promise<DecodingResult> {
  sharp.cache(false);
  sharp.concurrency(1);
  let metadata: Metadata;
  try {
    metadata = await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    return { outcome: 'not-a-picture' };
  }
  if (!isDecodable(metadata)) return { outcome: 'too-large' };
  // A square is never enlarged, so its side is at most the picture's shorter one.
  const length = isSquare ? Math.min(side, metadata.width, metadata.height) : side;
  try {
    // Shrinking comes before turning, which needs all pixels in memory.
    const shrunk = await sharp(file, { limitInputPixels: PIXEL_LIMIT })
      .resize({
        width: length,
        height: length,
        fit: isSquare ? 'cover' : 'inside',
        withoutEnlargement: true,
      })
      .withMetadata({ orientation: metadata.orientation ?? 1 })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { data, info } = await sharp(shrunk)
      .autoOrient()
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    return { outcome: 'decoded', bytes: data, width: info.width, height: info.height };
  } catch {
    // The shopper does not need the library's description of a broken file.
    return { outcome: 'not-a-picture' };
  }
}
