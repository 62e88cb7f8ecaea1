import { orNotFound } from '../requests/mock-shop-error.ts';
import { done, type OperationHandlers } from './operation-handler.ts';

/** How to reach the shop (product 7.7.2). */
export const contactHandlers = {
  getContact(_call, shop) {
    return done('Contact', orNotFound(shop.contact ?? undefined, 'Contact'));
  },
} satisfies Partial<OperationHandlers>;
