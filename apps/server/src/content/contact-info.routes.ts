import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { getContactInfo } from './contact-info.service.ts';

/** The contact info of the shop (product 7). */
export function createContactRoutes(context: ShopContext) {
  return {
    getContact: async () => success('Contact', await getContactInfo(context)),
  } satisfies Operations;
}
