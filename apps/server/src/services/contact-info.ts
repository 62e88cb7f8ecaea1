import type { components } from '@haat/api-sdk/schema';
import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { presentContactInfo } from '../presenters/contact-info.ts';
import { findContactInfo } from '../repositories/contact-info.ts';

/** @throws {NotFoundError} while the shop has not set any */
export async function readContactInfo(
  context: ShopContext,
): Promise<components['schemas']['ContactInfo']> {
  const info = await findContactInfo(context.db);
  if (info === undefined) throw new NotFoundError('Contact');
  return presentContactInfo(info);
}
