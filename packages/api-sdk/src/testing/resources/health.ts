import type { OperationHandlers } from '../operation-handlers.ts';
import { ShopRefusal } from '../shop-refusal.ts';

/** Signs of life of the server. */
export const healthHandlers = {
  getHealth() {
    return { status: 'ok' };
  },

  getReadiness(_call, shop) {
    if (shop.health === 'unavailable') throw new ShopRefusal(503, 'Unavailable');
    return { status: shop.health };
  },
} satisfies Partial<OperationHandlers>;
