import { unwrap } from '@haat/api-sdk';
import { type OrderView, parseOrder } from '@haat/domain/shopper';
import { EmptyState, Icon, Spinner } from '@haat/ui';
import { ChevronLeft } from 'lucide';
import { useSearchParams } from 'react-router';
import brokenPapad from '../../../assets/broken-papad.webp';
import { RetryAlert } from '../../../components/feedback/retry-alert.tsx';
import { LinkButton } from '../../../components/navigation/link-button.tsx';
import { ORDER_TEXTS } from '../../../components/order/order-texts.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { namesNothing } from '../../../lib/errors/names-nothing.ts';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { useReturnToTab } from '../../../lib/loading/use-return-to-tab.ts';
import { describePersonalPage } from '../../../lib/seo/page-meta.ts';
import { api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';
import { OrderDetails } from './order-details.tsx';
import { useOrderActions } from './use-order-actions.ts';

export default function OrderDetailsRoute() {
  const id = useSearchParams()[0].get('id') ?? '';
  const { loaded, reload, refresh, change } = useLoad((signal) => loadOrder(id, signal), id);
  useReturnToTab(refresh);
  const actions = useOrderActions((order) => change(() => order));
  const backToOrders = (
    <LinkButton to="/account/orders" variant="link" className="print:hidden">
      <Icon node={ChevronLeft} className="size-5" />
      {TEXTS.orders}
    </LinkButton>
  );

  if (loaded.status === 'loaded' && loaded.value !== null) {
    return (
      <>
        {backToOrders}
        <OrderDetails order={loaded.value} actions={actions} />
      </>
    );
  }
  return (
    <>
      {backToOrders}
      {/* The title is as high as it will be with the Print button beside it. */}
      <h1 className="mb-6 flex min-h-11 items-end font-display text-3xl">{TEXTS.detailsTitle}</h1>
      {loaded.status === 'loading' && <Spinner label={TEXTS.loadingDetails} />}
      {loaded.status === 'failed' && (
        <RetryAlert onRetry={reload}>{errorText(loaded.error, ORDER_TEXTS.loadFailed)}</RetryAlert>
      )}
      {loaded.status === 'loaded' && (
        <EmptyState
          picture={brokenPapad}
          title={ORDER_TEXTS.notFound}
          action={<LinkButton to="/account/orders">{TEXTS.orders}</LinkButton>}
        />
      )}
    </>
  );
}

/** Loads the order; null when it does not exist or belongs to another shopper. */
async function loadOrder(id: string, signal: AbortSignal): Promise<OrderView | null> {
  if (id === '') return null;
  try {
    return parseOrder(await unwrap(api.GET('/order/{id}', { params: { path: { id } }, signal })));
  } catch (error) {
    if (namesNothing(error)) return null;
    throw error;
  }
}

export const meta = describePersonalPage(TEXTS.detailsTitle);
