import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import type { ContactInfoRow } from './contact-info.repository.ts';
import * as contactInfo from './contact-info.repository.ts';

/** @throws {NotFoundError} while the shop has no contact details */
export async function getContactInfo(context: ShopContext): Promise<ContactInfoRow> {
  const info = await contactInfo.getContactInfo(context.db);
  if (info === undefined) throw new NotFoundError('Contact');
  return info;
}
