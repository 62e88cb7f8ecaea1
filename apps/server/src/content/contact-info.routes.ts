import type { ShopContext } from '../context.ts';
import type { OperationHandlers } from '../platform/contract/contract-types.ts';
import { answer } from '../platform/http/success-envelope.ts';
import { readContactInfo } from './contact-info.service.ts';

/** How to reach the shop (spec §7). */
export function createContactRoutes(context: ShopContext) {
  return {
    getContact: async () => answer('Contact', await readContactInfo(context)),
  } satisfies OperationHandlers;
}
