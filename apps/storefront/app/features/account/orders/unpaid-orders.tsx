import { findUnpaidOrders, type OrderBucket, type OrderView } from '@haat/domain/shopper';
import { Alert } from '@haat/ui';
import { href } from 'react-router';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { TEXTS } from '../texts.ts';

interface UnpaidOrdersProps {
  /** The orders of both tabs that are loaded. */
  readonly orders: readonly OrderView[];
  /** The selected tab. */
  readonly bucket: OrderBucket;
}

/** How many orders can still be paid online, above the list, with a link to the next (product 2.14.20). */
export function UnpaidOrders({ orders, bucket }: UnpaidOrdersProps) {
  const unpaid = findUnpaidOrders(orders, bucket);
  if (unpaid === null) return null;
  const { count, next } = unpaid;
  return (
    <Alert tone="warning" role="group" aria-label={TEXTS.unpaid} className="mb-4">
      <ShopLink
        className="-my-2 inline-flex min-h-11 items-center font-bold underline underline-offset-4 wrap-anywhere"
        to={{ pathname: href('/account/orders'), hash: next.id }}
      >
        {count === 1
          ? TEXTS.waitsForPayment(next.lines[0]?.name ?? next.orderNumber)
          : TEXTS.waitForPayment(count)}
      </ShopLink>
    </Alert>
  );
}
