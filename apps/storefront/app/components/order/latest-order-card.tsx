import { unwrap } from '@haat/api-sdk';
import { orderPayment } from '@haat/domain';
import { formatDeliveryDay, orderDeliverBy, parseOrder } from '@haat/domain/shopper';
import { buttonClass, Card } from '@haat/ui';
import { useLoad } from '../../lib/loading/use-load.ts';
import { api } from '../../state/create-stores.ts';
import { ShopLink } from '../navigation/shop-link.tsx';
import type { LatestOrder } from './latest-order.ts';
import { ORDER_TEXTS } from './order-texts.ts';
import { payNowPath } from './pay-now-link.tsx';

/** Says which order was placed, to who comes back to an empty cart or its checkout (product 2.13.15). */
export default function LatestOrderCard({ order: { id, orderNumber } }: { order: LatestOrder }) {
  const { loaded } = useLoad(
    async (signal) =>
      parseOrder(await unwrap(api.GET('/order/{id}', { params: { path: { id } }, signal }))),
    id,
  );
  // The number is known at once; when it comes, and whether it is paid, the shop says.
  const order = loaded.status === 'loaded' ? loaded.value : null;
  if (order?.status === 'cancelled' || order?.status === 'delivered') return null;
  const isDue = order !== null && orderPayment(order) === 'due';
  const deliverBy = order === null || isDue ? null : orderDeliverBy(order);
  return (
    <Card
      role="status"
      padding="none"
      className="mb-6 flex flex-wrap items-center gap-x-4 border-leaf! border-l-4! px-4 py-2"
    >
      <p className="min-h-lh min-w-0 flex-1 basis-60 font-semibold text-leaf wrap-anywhere">
        {isDue
          ? ORDER_TEXTS.isKept(orderNumber)
          : ORDER_TEXTS.isPlaced(
              orderNumber,
              deliverBy === null ? null : formatDeliveryDay(deliverBy),
            )}
      </p>
      <ShopLink
        className={buttonClass({ variant: 'link' })}
        to={
          isDue ? payNowPath(id) : `/account/orders/view-order-details?id=${encodeURIComponent(id)}`
        }
      >
        {isDue ? ORDER_TEXTS.payNow : ORDER_TEXTS.seeIt}
      </ShopLink>
    </Card>
  );
}
