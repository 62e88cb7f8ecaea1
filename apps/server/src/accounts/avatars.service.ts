import { createHash } from 'node:crypto';
import type { Session, ShopContext } from '../context.ts';
import { UnauthenticatedError } from '../errors.ts';
import { decodePicture } from '../media/decoding/decode-picture.ts';
import { createMedia, deleteUnusedAvatar } from '../media/media.repository.ts';
import type { NewRow } from '../platform/database/tables.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { readUploadStart, type Upload } from '../platform/http/upload.ts';
import { createFieldError, type User, withoutPassword } from './account-user.ts';
import { getUserById, updateUser } from './users.repository.ts';

/** The stored picture: width and height in pixels, and WebP quality. */
const AVATAR = { side: 512, quality: 82 } as const;

const NOT_A_PICTURE_MESSAGE = 'Please choose an image.';
const TOO_LARGE_MESSAGE =
  'This image has too many pixels. Please choose a smaller one, or save it as a JPEG.';

/**
 * Makes an avatar of an upload: an upright square of a new encoding, without the file's metadata. The
 * file's first bytes determine its format.
 *
 * @throws {InvalidInputError} when the file is not a JPEG, PNG, WebP, AVIF or GIF, is broken, or needs
 *   too much memory
 * @throws {UnavailableError} when the decoder's queue is full, or the decoder crashed
 */
export async function prepareAvatar(
  context: ShopContext,
  upload: Upload,
): Promise<NewRow<'media'>> {
  if (!isPicture(await readUploadStart(upload, 16)))
    throw createFieldError('avatar', NOT_A_PICTURE_MESSAGE);
  const result = await decodePicture(upload, AVATAR);
  if (result.outcome === 'not-a-picture') throw createFieldError('avatar', NOT_A_PICTURE_MESSAGE);
  if (result.outcome === 'too-large') throw createFieldError('avatar', TOO_LARGE_MESSAGE);
  const { bytes, width, height } = result;
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    kind: 'avatar',
    content_type: 'image/webp',
    width,
    height,
    byte_length: bytes.length,
    bytes,
    created_at: context.now(),
  };
}

/**
 * Replaces the shopper's avatar. The old picture is deleted after the new one is stored.
 *
 * @throws {InvalidInputError} see `prepareAvatar`
 */
export async function updateAvatar(
  context: ShopContext,
  session: Session,
  upload: Upload,
): Promise<User> {
  const picture = await prepareAvatar(context, upload);
  const now = context.now();
  return runTransaction(context.db, async (transaction) => {
    const user = await getUserById(transaction, session.userId);
    if (user === undefined) throw new UnauthenticatedError();
    await createMedia(transaction, [picture]);
    await updateUser(transaction, user.id, { avatar_hash: picture.hash }, now);
    if (user.avatar_hash !== null) await deleteUnusedAvatar(transaction, user.avatar_hash);
    return withoutPassword({ ...user, avatar_hash: picture.hash, updated_at: now });
  });
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
