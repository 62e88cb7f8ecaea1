import { createHash } from 'node:crypto';
import type { ShopContext } from '../context.ts';
import type { NewRow } from '../platform/database/tables.ts';
import { readUploadStart, type Upload } from '../platform/http/upload.ts';
import type { PictureOptions } from './decoding/decoding-result.ts';

/** An upload that can be stored as a picture, or why it cannot. */
export type UploadedPicture =
  | { readonly outcome: 'decoded'; readonly picture: NewRow<'media'> }
  | { readonly outcome: 'not-a-picture' | 'too-large' };

/** What is said of a file that is no picture, or needs too much memory. */
export const PICTURE_MESSAGES = {
  'not-a-picture': 'Please choose an image.',
  'too-large': 'This image has too many pixels. Please choose a smaller one, or save it as a JPEG.',
} as const;

/**
 * Makes an upright picture of an upload, of a new encoding and without the file's metadata. The file's
 * first bytes determine its format: JPEG, PNG, WebP, AVIF or GIF.
 *
 * @throws {UnavailableError} when the decoder's queue is full, or the decoder crashed
 */
export async function encodeUpload(
  context: ShopContext,
  upload: Upload,
  { kind, ...options }: PictureOptions & Pick<NewRow<'media'>, 'kind'>,
): Promise<UploadedPicture> {
  if (!isPicture(await readUploadStart(upload, 16))) return { outcome: 'not-a-picture' };
  const result = await context.decodePicture(upload, options);
  if (result.outcome !== 'decoded') return result;
  const { bytes, width, height } = result;
  return {
    outcome: 'decoded',
    picture: {
      hash: createHash('sha256').update(bytes).digest('hex'),
      kind,
      content_type: 'image/webp',
      width,
      height,
      byte_length: bytes.length,
      bytes,
      created_at: context.now(),
    },
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
