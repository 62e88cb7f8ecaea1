import {
  ORDER_BUCKET_LABELS,
  ORDER_BUCKETS,
  type OrderBucket,
  type OrderView,
  ordersInBucket,
} from '@haat/domain';
import { Alert, Button, buttonClass, EmptyState, SectionHeading, Spinner, Tabs } from '@haat/ui';
import { useRef } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { Route } from './+types/orders.route';
import { MESSAGES } from './messages.ts';
import { OrderRow } from './order-row.tsx';
import { useOrders } from './use-orders.ts';

export default function OrdersRoute() {
  const { loaded, busyId, reload, cancel, requestReturn } = useOrders();
  const titleRef = useRef<HTMLHeadingElement>(null);

  // The button that was pressed goes away with what it did.
  const focusTitle = () => titleRef.current?.focus({ preventScroll: true });

  async function askToCancel(order: OrderView) {
    if (window.confirm(MESSAGES.confirmCancel) && (await cancel(order))) focusTitle();
  }

  async function askToReturn(order: OrderView) {
    const reason = window.prompt(MESSAGES.askReason, '');
    if (reason !== null && (await requestReturn(order, reason))) focusTitle();
  }

  function list(orders: readonly OrderView[], bucket: OrderBucket) {
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
            onCancel={() => void askToCancel(order)}
            onReturn={() => void askToReturn(order)}
          />
        ))}
      </div>
    );
  }

  return (
    <>
      <SectionHeading
        ref={titleRef}
        tabIndex={-1}
        level="h1"
        size="page"
        className="mb-6 outline-none"
      >
        {MESSAGES.orders}
      </SectionHeading>
      {loaded.status === 'failed' && (
        <Alert tone="error" action={<Button onClick={reload}>{MESSAGES.retry}</Button>}>
          {errorText(loaded.error, MESSAGES.ordersFailed)}
        </Alert>
      )}
      {loaded.status === 'loading' && <Spinner label={MESSAGES.loadingOrders} />}
      {loaded.status === 'loaded' && (
        <Tabs
          label={MESSAGES.orders}
          items={ORDER_BUCKETS.map((bucket) => ({
            id: bucket,
            label: ORDER_BUCKET_LABELS[bucket],
            content: list(loaded.value, bucket),
          }))}
        />
      )}
    </>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, { title: MESSAGES.orders, isIndexed: false });
}
