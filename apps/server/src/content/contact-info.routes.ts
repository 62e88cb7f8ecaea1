import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { presentContactInfo } from './contact-info.presenter.ts';
import { getContactInfo } from './contact-info.service.ts';

/** The shop's contact details (product 7.7.1). */
export function createContactRoutes(context: ShopContext) {
  return {
    getContact: async () => success('Contact', presentContactInfo(await getContactInfo(context))),
  } satisfies Operations;
}
