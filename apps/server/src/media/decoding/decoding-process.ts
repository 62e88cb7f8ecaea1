import sharp, { type Metadata } from 'sharp';
import {
  beginIsolated,
  finishIsolated,
  readStandardInput,
} from '../../platform/isolated/isolated-process.ts';
import { isDecodable, PIXEL_LIMIT } from './decoding-limits.ts';
import type { DecodingOptions, DecodingResult } from './decoding-result.ts';

const MEMORY_CHECK_MS = 5;

/** Decodes the picture of standard input, sends a {@link DecodingResult} to the server and exits. */
async function decodeStandardInput(): Promise<void> {
  const options = beginIsolated<DecodingOptions>();
  const limit = process.memoryUsage.rss() + options.memoryLimit;
  setInterval(() => {
    if (process.memoryUsage.rss() > limit) finish({ outcome: 'too-large' });
  }, MEMORY_CHECK_MS);
  finish(await decode(readStandardInput(options.length), options));
}

async function decode(
  file: Buffer,
  { side, isSquare, quality }: DecodingOptions,
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

function finish(result: DecodingResult): void {
  finishIsolated(result);
}

await decodeStandardInput();
