import type { Session, ShopContext } from '../context.ts';
import { UnauthenticatedError } from '../errors.ts';
import { createMedia, deleteUnusedUpload } from '../media/media.repository.ts';
import { deleteObjects, storePictures } from '../media/stored-pictures.ts';
import { encodeUpload } from '../media/uploaded-picture.ts';
import type { NewRow } from '../platform/database/tables.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import type { Upload } from '../platform/http/upload.ts';
import { type User, withoutPassword } from './account-user.ts';
import { getUserById, updateUser } from './users.repository.ts';

/** The stored picture: width and height in pixels, and WebP quality. */
const AVATAR = { side: 512, isSquare: true, quality: 82, kind: 'avatar' } as const;

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
  return encodeUpload(context, upload, AVATAR, 'avatar');
}

/**
 * Replaces the shopper's avatar. The old picture is deleted after the new one is stored.
 *
 * @throws {InvalidInputError} see `prepareAvatar`
 * @throws {UnavailableError} when the bucket does not take the picture; nothing is changed then
 */
export async function updateAvatar(
  context: ShopContext,
  session: Session,
  upload: Upload,
): Promise<User> {
  const picture = await prepareAvatar(context, upload);
  const now = context.now();
  const { user, replaced } = await storePictures(context, [picture], (pictures) =>
    runTransaction(context.db, async (transaction) => {
      const user = await getUserById(transaction, session.userId);
      if (user === undefined) throw new UnauthenticatedError();
      await createMedia(transaction, pictures);
      await updateUser(transaction, user.id, { avatar_hash: picture.hash }, now);
      const { avatar_hash: old } = user;
      return { user, replaced: old === null ? [] : await deleteUnusedUpload(transaction, old) };
    }),
  );
  await deleteObjects(context, replaced);
  return withoutPassword({ ...user, avatar_hash: picture.hash, updated_at: now });
}
