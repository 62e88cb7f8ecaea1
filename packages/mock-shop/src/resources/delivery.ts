import { estimateDelivery, isCashAvailable } from '@haat/domain';
import { orNotFound } from '../requests/mock-shop-error.ts';
import { done, type OperationHandlers } from './operation-handler.ts';

/** When an order arrives at a pincode (product 7.7.4, 9.3). */
export const deliveryHandlers = {
  getDelivery({ path: { pincode } }, shop) {
    const { District, State } = orNotFound(shop.pincodes.get(pincode)?.[0], 'Pincode');
    const { deliverBy, validUntil } = estimateDelivery(pincode, Date.parse(shop.now()));
    return done('Delivery', {
      pincode,
      place: { district: District, state: State },
      deliverBy,
      validUntil: new Date(validUntil).toISOString(),
      codAvailable: isCashAvailable(pincode),
    });
  },
} satisfies Partial<OperationHandlers>;
