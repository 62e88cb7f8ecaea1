import { done, type OperationHandlers } from '../operation-handlers.ts';
import { orNotFound } from '../shop-refusal.ts';

/** How to reach the shop (spec §7). */
export const contactHandlers = {
  getContact(_call, shop) {
    return done('Contact', orNotFound(shop.contact ?? undefined, 'Contact'));
  },
} satisfies Partial<OperationHandlers>;
