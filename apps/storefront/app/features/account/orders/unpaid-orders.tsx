import { listUnpaidOrders, type OrderBucket, type OrderView } from '@haat/domain/shopper';
import { Alert } from '@haat/ui';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { TEXTS } from '../texts.ts';
import { orderDetailsPath } from './order-details-path.ts';

interface UnpaidOrdersProps {
  /** The orders of both tabs that are loaded. */
  readonly orders: readonly OrderView[];
  /** The selected tab. */
  readonly bucket: OrderBucket;
}

/**
 * Links to the orders that can still be paid online, above the list (product 2.14.20); none to the
 * order that the list begins with.
 */
export function UnpaidOrders({ orders, bucket }: UnpaidOrdersProps) {
  const unpaid = listUnpaidOrders(orders, bucket);
  if (unpaid.length === 0) return null;
  return (
    <Alert tone="warning" role="group" aria-label={TEXTS.unpaid} className="mb-4">
      <p className="-my-2 flex flex-wrap items-center gap-x-3">
        <span className="font-bold">{TEXTS.unpaid}</span>
        {unpaid.map(({ id, orderNumber }) => (
          <ShopLink
            key={id}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
            to={orderDetailsPath(id)}
          >
            {orderNumber}
          </ShopLink>
        ))}
      </p>
    </Alert>
  );
}
