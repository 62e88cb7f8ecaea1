import type { ShopContext } from '../../src/context.ts';
import { createMedia } from '../../src/media/media.repository.ts';
import type { NewRow } from '../../src/platform/database/tables.ts';
import type { Upload } from '../../src/platform/http/upload.ts';
import { leaveGap } from './leave-gap.ts';

// The query makes another URL, so that this import is not exchanged.
const real: typeof import('../../src/accounts/avatars.service.ts') = await import(
  new URL('../../src/accounts/avatars.service.ts?real', import.meta.url).href
);

export const { updateAvatar } = real;

/** Draws the picture, and stores it at once. */
export async function prepareAvatar(
  context: ShopContext,
  upload: Upload,
): Promise<NewRow<'media'>> {
  const picture = await real.prepareAvatar(context, upload);
  await createMedia(context.db, [picture]);
  await leaveGap();
  return picture;
}
