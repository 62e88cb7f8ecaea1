import { MockShopError } from '../requests/mock-shop-error.ts';
import type { OperationHandlers } from './operation-handler.ts';

/** Signs of life of the server. */
export const healthHandlers = {
  getHealth() {
    return { status: 'ok' };
  },

  getReadiness(_call, shop) {
    if (shop.health === 'unavailable') throw new MockShopError(503, 'Unavailable');
    return { status: shop.health };
  },
} satisfies Partial<OperationHandlers>;
