import type { ShopContext } from '../../src/context.ts';
import { createMedia } from '../../src/media/media.repository.ts';
import type { NewRow } from '../../src/platform/database/tables.ts';
import type { Upload } from '../../src/platform/http/upload.ts';
import { leaveGap } from './leave-gap.ts';

// With a query the module has another address, so that it is not exchanged itself.
const real: typeof import('../../src/accounts/avatars.service.ts') = await import(
  new URL('../../src/accounts/avatars.service.ts?real', import.meta.url).href
);

export const { updateAvatar } = real;

/** Makes the picture, and keeps it at once. */
export async function prepareAvatar(
  context: ShopContext,
  upload: Upload,
): Promise<NewRow<'media'>> {
  const picture = await real.prepareAvatar(context, upload);
  await createMedia(context.db, [picture]);
  await leaveGap();
  return picture;
}
