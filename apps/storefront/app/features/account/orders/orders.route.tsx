import { ORDER_BUCKET_LABELS, ORDER_BUCKETS, type OrderBucket } from '@haat/domain/shopper';
import { Alert, Button, SectionHeading, Spinner, Tabs } from '@haat/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { RetryAlert } from '../../../components/feedback/retry-alert.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { describePersonalPage } from '../../../lib/seo/page-meta.ts';
import { TEXTS } from '../texts.ts';
import { OrderList } from './order-list.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';
import { useOrderDialogs } from './use-order-dialogs.tsx';
import { useOrders } from './use-orders.ts';

/** The URL carries the tab, so Back from an order's details restores it. */
const TAB_PARAMETER = 'tab';

export default function OrdersRoute() {
  const orders = useOrders();
  const { loaded, reload, actions, older } = orders;
  const { ask, dialogs } = useOrderDialogs(actions);
  const [searchParams, setSearchParams] = useSearchParams();
  const selected = parseBucket(searchParams.get(TAB_PARAMETER));
  const listRef = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated link to the same order counts.
  useEffect(() => {
    if (hash === '' || loaded.status !== 'loaded') return;
    const order = document.getElementById(decodeURIComponent(hash.slice(1)));
    order?.focus({ preventScroll: true });
    order?.scrollIntoView();
  }, [hash, key, loaded.status]);

  async function showOlder() {
    const before = new Set(findShownOrders(listRef.current));
    const pressed = document.activeElement;
    await orders.showOlder();
    // The focus stays where the shopper has moved it meanwhile.
    if (document.activeElement !== pressed && document.activeElement !== document.body) return;
    const [firstOlder] = findShownOrders(listRef.current).filter((order) => !before.has(order));
    if (firstOlder !== undefined) firstOlder.focus();
    // The button disappeared with the last results page.
    else if (pressed?.isConnected === false) findPanel(listRef.current)?.focus();
  }

  function select(bucket: OrderBucket) {
    actions.clearOutcomes();
    setSearchParams(bucket === 'current' ? {} : { [TAB_PARAMETER]: bucket }, {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <>
      <SectionHeading level="h1" size="page" className="mb-4 md:mb-6">
        {TEXTS.orders}
      </SectionHeading>
      {loaded.status === 'failed' && (
        <RetryAlert onRetry={reload}>{errorText(loaded.error, TEXTS.ordersFailed)}</RetryAlert>
      )}
      {loaded.status === 'loading' && <Spinner label={TEXTS.loadingOrders} />}
      {loaded.status === 'loaded' && (
        <UnpaidOrders orders={loaded.value.orders} bucket={selected} />
      )}
      {loaded.status === 'loaded' && (
        <Tabs
          ref={listRef}
          label={TEXTS.orders}
          selectedId={selected}
          onSelect={(id) => select(parseBucket(id))}
          items={ORDER_BUCKETS.map((bucket) => ({
            id: bucket,
            label: ORDER_BUCKET_LABELS[bucket],
            content: (
              <OrderList
                orders={loaded.value.orders}
                hasOlder={loaded.value.hasOlder}
                bucket={bucket}
                actions={actions}
                onAsk={ask}
                onSeePast={() => select('past')}
              />
            ),
          }))}
        />
      )}
      {loaded.status === 'loaded' && loaded.value.hasOlder && (
        <div className="mt-6 grid justify-items-center gap-4">
          {older.failure !== null && <Alert tone="error">{older.failure}</Alert>}
          <Button
            variant="secondary"
            isBusy={older.isBusy}
            busyLabel={TEXTS.loadingOlder}
            onClick={() => void showOlder()}
          >
            {TEXTS.showOlder}
          </Button>
        </div>
      )}
      {dialogs}
    </>
  );
}

/** The panel of the selected tab. */
function findPanel(list: HTMLElement | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])') ?? null;
}

/** The orders of the selected tab, newest first. */
function findShownOrders(list: HTMLElement | null): HTMLElement[] {
  return [...(findPanel(list)?.querySelectorAll<HTMLElement>('article') ?? [])];
}

function parseBucket(id: string | null): OrderBucket {
  return ORDER_BUCKETS.find((bucket) => bucket === id) ?? 'current';
}

export const meta = describePersonalPage(TEXTS.orders);
