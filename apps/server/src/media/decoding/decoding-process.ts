import { readSync, writeFileSync } from 'node:fs';
import sharp, { type Metadata } from 'sharp';
import { isDecodable, PIXEL_LIMIT } from './decoding-memory.ts';
import type { DecodingOptions, DecodingResult } from './decoding-result.ts';

const STANDARD_INPUT = 0;
const MEMORY_CHECK_MS = 5;

/**
 * The process that decodes one picture: reads the file from standard input, sends a
 * {@link DecodingResult} to the server and ends.
 */
async function decodeStandardInput(): Promise<void> {
  // Where memory ends, the system ends this process and not the shop.
  tryTo(() => writeFileSync('/proc/self/oom_score_adj', '1000'));
  // The server has ended: a thread that decodes keeps a process from ending in any other way.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // A service manager that stops the shop signals every process; the server lets this one finish.
  process.on('SIGTERM', () => {});
  const options: DecodingOptions = JSON.parse(process.argv[2] ?? '');
  const limit = process.memoryUsage.rss() + options.memoryLimit;
  setInterval(() => {
    if (process.memoryUsage.rss() > limit) finish({ outcome: 'too-large' });
  }, MEMORY_CHECK_MS);
  finish(await decode(readStandardInput(options.length), options));
}

/** Standard input is a file, which the server has written to: it is read from its start. */
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

async function decode(file: Buffer, { side, quality }: DecodingOptions): Promise<DecodingResult> {
  sharp.cache(false);
  sharp.concurrency(1);
  let metadata: Metadata;
  try {
    metadata = await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    return { outcome: 'not-a-picture' };
  }
  if (!isDecodable(metadata)) return { outcome: 'too-large' };
  try {
    // A square from the middle is the same square when it is turned, and turning needs all pixels at once.
    const square = await sharp(file, { limitInputPixels: PIXEL_LIMIT })
      .resize({ width: side, height: side, fit: 'cover', withoutEnlargement: true })
      .withMetadata({ orientation: metadata.orientation ?? 1 })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { data, info } = await sharp(square)
      .autoOrient()
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    return { outcome: 'decoded', bytes: data, width: info.width, height: info.height };
  } catch {
    // The library's errors tell how a file is broken; to the shopper it is just not a picture.
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
    // Not Linux.
  }
}

await decodeStandardInput();
