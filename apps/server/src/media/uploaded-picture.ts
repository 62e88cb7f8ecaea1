import { createHash } from 'node:crypto';
import type { ShopContext } from '../context.ts';
import type { NewRow } from '../platform/database/tables.ts';
import { createFormError } from '../platform/http/parse-form.ts';
import { readUploadStart, type Upload } from '../platform/http/upload.ts';
import type { PictureOptions } from './decoding/decoding-result.ts';

/** What is said of a file that is no picture, or needs too much memory. */
const PICTURE_MESSAGES = {
  'not-a-picture': 'Please choose an image.',
  'too-large': 'This image has too many pixels. Please choose a smaller one, or save it as a JPEG.',
} as const;

/** A picture of the catalogue as it is stored: the longer side in pixels, and the WebP's quality. */
export const CATALOGUE_PICTURE = {
  side: 1600,
  isSquare: false,
  quality: 82,
  kind: 'catalogue',
} as const;

/**
 * Makes an upright picture of an upload, of a new encoding and without the file's metadata. The file's
 * first bytes determine its format: JPEG, PNG, WebP, AVIF or GIF.
 *
 * @param field of the form, which an error names
 * @throws {InvalidInputError} when the file has another format, is broken, or needs too much memory
 * @throws {UnavailableError} when the decoder's queue is full, or the decoder crashed
 */
export async function encodeUpload(
  context: ShopContext,
  upload: Upload,
  { kind, ...options }: PictureOptions & Pick<NewRow<'media'>, 'kind'>,
  field = 'picture',
): Promise<NewRow<'media'>> {
  const result = isPicture(await readUploadStart(upload, 16))
    ? await context.decodePicture(upload, options)
    : ({ outcome: 'not-a-picture' } as const);
  if (result.outcome !== 'decoded') {
    throw createFormError({ [field]: PICTURE_MESSAGES[result.outcome] });
  }
  const { bytes, width, height } = result;
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    kind,
    content_type: 'image/webp',
    width,
    height,
    byte_length: bytes.length,
    bytes,
    created_at: context.now(),
  };
}

/** Checks the first bytes for an accepted format. SVG is not accepted: it can contain scripts. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF.{4}WEBP/s.test(head) ||
    /^.{4}ftypavi[fs]/s.test(head)
  );
}
