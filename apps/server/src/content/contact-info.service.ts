import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { type ContactInfoRow, findContactInfo } from './contact-info.repository.ts';

/** @throws {NotFoundError} while the shop has not set any */
export async function getContactInfo(context: ShopContext): Promise<ContactInfoRow> {
  const info = await findContactInfo(context.db);
  if (info === undefined) throw new NotFoundError('Contact');
  return info;
}
