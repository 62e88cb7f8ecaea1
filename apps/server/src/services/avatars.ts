import { createHash } from 'node:crypto';
import type { ShopContext, Shopper } from '../context.ts';
import type { NewRow } from '../database/tables.ts';
import { runTransaction } from '../database/transaction.ts';
import { InvalidInputError, UnauthenticatedError } from '../errors.ts';
import { deleteUnusedAvatar, insertMedia } from '../repositories/media.ts';
import { findUserById, updateUser } from '../repositories/users.ts';
import { createTaskQueue } from '../security/task-queue.ts';
import { type User, withoutSecret } from './accounts.ts';

/** Width and height of the picture that is kept, in pixels. */
const AVATAR_SIZE = 512;
const QUALITY = 82;
/** More pixels than any camera makes: a small file that would fill the memory when opened. */
const MAX_PIXELS = 50_000_000;

const runJob = createTaskQueue({ concurrency: 2, maxWaiting: 50 });

/**
 * Makes the picture that is kept of an upload: recognised by its bytes, decoded whole, turned
 * upright, cut square, and written anew without anything that was in the file beside the pixels.
 *
 * @throws {InvalidInputError} when it is no JPEG, PNG, WebP, AVIF or GIF picture, or a broken one
 */
export async function prepareAvatar(
  context: ShopContext,
  upload: Uint8Array,
): Promise<NewRow<'media'>> {
  if (!isPicture(upload)) throw refuseAvatar();
  const { data, info } = await runJob(() => redraw(upload)).catch((error: unknown) => {
    // The library's errors tell how a file is broken; to the shopper it is just not a picture.
    throw error instanceof Error && error.name === 'Error' ? refuseAvatar() : error;
  });
  return {
    hash: createHash('sha256').update(data).digest('hex'),
    kind: 'avatar',
    content_type: 'image/webp',
    width: info.width,
    height: info.height,
    byte_length: data.length,
    bytes: data,
    created_at: context.now(),
  };
}

/**
 * Replaces the shopper's picture; the old one stays until the new one is kept.
 *
 * @throws {InvalidInputError} see `prepareAvatar`
 */
export async function updateAvatar(
  context: ShopContext,
  shopper: Shopper,
  upload: Uint8Array,
): Promise<User> {
  const picture = await prepareAvatar(context, upload);
  const now = context.now();
  return runTransaction(context.db, async (transaction) => {
    const user = await findUserById(transaction, shopper.userId);
    if (user === undefined) throw new UnauthenticatedError();
    await insertMedia(transaction, [picture]);
    await updateUser(transaction, user.id, { avatar_hash: picture.hash }, now);
    if (user.avatar_hash !== null) await deleteUnusedAvatar(transaction, user.avatar_hash);
    return withoutSecret({ ...user, avatar_hash: picture.hash, updated_at: now });
  });
}

async function redraw(upload: Uint8Array) {
  // Loaded when first needed: most starts of the server are not about pictures.
  const { default: sharp } = await import('sharp');
  return sharp(upload, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: AVATAR_SIZE, height: AVATAR_SIZE, fit: 'cover', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
}

function refuseAvatar(): InvalidInputError {
  const message = 'Please choose an image.';
  return new InvalidInputError(message, [{ field: 'avatar', message }]);
}

/** Whether the first bytes are those of a kind of picture the shop takes. SVG is a document. */
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF.{4}WEBP/s.test(head) ||
    /^.{4}ftypavi[fs]/s.test(head)
  );
}
