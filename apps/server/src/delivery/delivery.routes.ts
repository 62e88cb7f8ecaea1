import { estimateMaxAge } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { presentDelivery } from './delivery.presenter.ts';
import { getDelivery } from './delivery.service.ts';

/** When an order arrives at a pincode (product 7.7.2, 9.3). */
export function createDeliveryRoutes(context: Pick<ShopContext, 'now'>) {
  return {
    getDelivery: {
      rateLimit: { max: 600, minutes: 5 },
      async handle({ params }, reply) {
        const now = context.now();
        const delivery = getDelivery(params.pincode, now);
        const maxAge = estimateMaxAge(delivery.estimate, now);
        reply.header('cache-control', `public, max-age=${maxAge}`);
        return success('Delivery', presentDelivery(delivery));
      },
    },
  } satisfies Operations;
}
