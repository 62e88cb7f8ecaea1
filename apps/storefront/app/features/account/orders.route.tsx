import {
  ORDER_BUCKET_LABELS,
  ORDER_BUCKETS,
  type OrderBucket,
  type OrderView,
  ordersInBucket,
} from '@haat/domain';
import { Alert, Button, buttonClass, EmptyState, SectionHeading, Spinner, Tabs } from '@haat/ui';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { Route } from './+types/orders.route';
import { MESSAGES } from './messages.ts';
import { OrderRow } from './order-row.tsx';
import { useOrders } from './use-orders.ts';

export default function OrdersRoute() {
  const { isLoading, orders, failure, busyId, reload, cancel, requestReturn } = useOrders();

  function askToCancel(order: OrderView) {
    if (window.confirm(MESSAGES.confirmCancel)) void cancel(order);
  }

  function askToReturn(order: OrderView) {
    const reason = window.prompt(MESSAGES.askReason, '');
    if (reason !== null) void requestReturn(order, reason);
  }

  function list(bucket: OrderBucket) {
    const shown = ordersInBucket(orders, bucket);
    if (shown.length === 0) {
      return (
        <EmptyState
          title={MESSAGES.noOrders}
          action={
            <ShopLink className={buttonClass({ variant: 'secondary' })} to="/products-list">
              {MESSAGES.startShopping}
            </ShopLink>
          }
        />
      );
    }
    return (
      <div className="grid gap-6">
        {shown.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            isBusy={busyId === order.id}
            onCancel={() => askToCancel(order)}
            onReturn={() => askToReturn(order)}
          />
        ))}
      </div>
    );
  }

  return (
    <>
      <SectionHeading level="h1" size="page" className="mb-6">
        {MESSAGES.orders}
      </SectionHeading>
      {failure !== null && (
        <Alert tone="error" action={<Button onClick={reload}>Retry</Button>}>
          {failure}
        </Alert>
      )}
      {isLoading && <Spinner label={MESSAGES.loadingOrders} />}
      {!isLoading && failure === null && (
        <Tabs
          label={MESSAGES.orders}
          items={ORDER_BUCKETS.map((bucket) => ({
            id: bucket,
            label: ORDER_BUCKET_LABELS[bucket],
            content: list(bucket),
          }))}
        />
      )}
    </>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, { title: MESSAGES.orders, isIndexed: false });
}
