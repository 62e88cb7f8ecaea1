import type { components } from '@haat/api-sdk/schema';
import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { presentContactInfo } from './contact-info.presenter.ts';
import { findContactInfo } from './contact-info.repository.ts';

/** @throws {NotFoundError} while the shop has not set any */
export async function getContactInfo(
  context: ShopContext,
): Promise<components['schemas']['ContactInfo']> {
  const info = await findContactInfo(context.db);
  if (info === undefined) throw new NotFoundError('Contact');
  return presentContactInfo(info);
}
