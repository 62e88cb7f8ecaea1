import { readSync, writeFileSync } from 'node:fs';
import sharp, { type Metadata } from 'sharp';
import { isDecodable, PIXEL_LIMIT } from './decoding-limits.ts';
import type { DecodingOptions, DecodingResult } from './decoding-result.ts';

const STANDARD_INPUT = 0;
const MEMORY_CHECK_MS = 5;

/** Decodes the picture of standard input, sends a {@link DecodingResult} to the server and exits. */
async function decodeStandardInput(): Promise<void> {
  // When memory runs out, the system kills this process before the server.
  tryTo(() => writeFileSync('/proc/self/oom_score_adj', '1000'));
  // The server has exited. Only SIGKILL ends a process with a thread that is decoding.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // A service manager signals every process of the shop; the server waits for this one.
  process.on('SIGTERM', () => {});
  const options: DecodingOptions = JSON.parse(process.argv[2] ?? '');
  const limit = process.memoryUsage.rss() + options.memoryLimit;
  setInterval(() => {
    if (process.memoryUsage.rss() > limit) finish({ outcome: 'too-large' });
  }, MEMORY_CHECK_MS);
  finish(await decode(readStandardInput(options.length), options));
}

/** Reads the file of standard input from its start; the server has left the offset at its end. */
function readStandardInput(length: number): Buffer {
  const file = Buffer.allocUnsafeSlow(length);
  let offset = 0;
  let count = 0;
  do {
    count = readSync(STANDARD_INPUT, file, offset, length - offset, offset);
    offset += count;
  } while (count > 0 && offset < length);
  return file.subarray(0, offset);
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
  process.send?.(result, () => process.kill(process.pid, 'SIGKILL'));
}

function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    // The file exists on Linux only.
  }
}

await decodeStandardInput();
