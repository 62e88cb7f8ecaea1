import type { components } from '@haat/api-sdk/schema';
import type { Delivery } from './delivery.service.ts';

/** Presents a delivery. */
export function presentDelivery(delivery: Delivery): components['schemas']['Delivery'] {
  const { pincode, place, estimate } = delivery;
  return {
    pincode,
    place,
    deliverBy: estimate.deliverBy,
    validUntil: new Date(estimate.validUntil).toISOString(),
    codAvailable: delivery.isCashAvailable,
  };
}
