import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewRow } from '../../platform/database/tables.ts';
import { CatalogueError } from './read-catalogue.ts';

/** Files read at the same time. */
const CONCURRENCY = 8;

/** A picture of a catalogue, ready to be stored. */
export type CatalogueImage = Omit<NewRow<'media'>, 'created_at'>;

/**
 * Reads picture files of a catalogue.
 *
 * @param fileNames names in the folder `images/`
 * @param onProgress told after each picture
 * @returns the pictures by file name
 * @throws {CatalogueError} naming every file that is not a WebP, AVIF, JPEG or PNG picture
 */
export async function readImages(
  folder: string,
  fileNames: readonly string[],
  onProgress?: (done: number, total: number) => void,
): Promise<Map<string, CatalogueImage>> {
  const images = new Map<string, CatalogueImage>();
  const problems: string[] = [];
  const queue = Array.from(fileNames);
  async function work(): Promise<void> {
    for (let fileName = queue.pop(); fileName !== undefined; fileName = queue.pop()) {
      const image = await readImage(join(folder, 'images', fileName));
      if (image === undefined) problems.push(`images/${fileName} is not a picture.`);
      else images.set(fileName, image);
      onProgress?.(images.size + problems.length, fileNames.length);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  if (problems.length > 0) throw new CatalogueError(problems.sort().join('\n'));
  return images;
}

async function readImage(path: string): Promise<CatalogueImage | undefined> {
  const { default: sharp } = await import('sharp');
  const bytes = await readFile(path);
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const contentType = toContentType(found?.format, found?.compression);
  if (found === undefined || contentType === undefined) return undefined;
  // `autoOrient` has the size after the rotation that the picture's metadata asks for.
  const { width, height } = found.autoOrient;
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    kind: 'catalogue',
    content_type: contentType,
    width,
    height,
    byte_length: bytes.byteLength,
    bytes,
  };
}

function toContentType(format: string | undefined, compression: string | undefined) {
  if (format === 'webp' || format === 'jpeg' || format === 'png') return `image/${format}`;
  return format === 'heif' && compression === 'av1' ? 'image/avif' : undefined;
}
