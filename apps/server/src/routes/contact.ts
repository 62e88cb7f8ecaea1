import type { ShopContext } from '../context.ts';
import { answer } from '../http/answer.ts';
import { readContactInfo } from '../services/contact-info.ts';
import type { OperationHandlers } from './contract-types.ts';

/** How to reach the shop (spec §7). */
export function createContactRoutes(context: ShopContext) {
  return {
    getContact: async () => answer('Contact', await readContactInfo(context)),
  } satisfies OperationHandlers;
}
