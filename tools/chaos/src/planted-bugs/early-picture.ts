import type { ShopContext } from '@haat/server/src/context.ts';
import { createMedia } from '@haat/server/src/media/media.repository.ts';
import type { NewRow } from '@haat/server/src/platform/database/tables.ts';
import type { Upload } from '@haat/server/src/platform/http/upload.ts';
import { leaveGap } from './leave-gap.ts';

// Resolved from its neighbour, and with a query, so that this import is not exchanged itself.
const neighbour = import.meta.resolve('@haat/server/src/accounts/registration.service.ts');
const real: typeof import('@haat/server/src/accounts/avatars.service.ts') = await import(
  new URL('./avatars.service.ts?real', neighbour).href
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
