import { isApiError } from '@haat/api-sdk';
import {
  formatDate,
  formatOrderStatus,
  ORDER_STEPS,
  type OrderView,
  PAYMENT_METHOD_LABELS,
  progressStep,
  readOrder,
} from '@haat/domain';
import { Alert, Button, Card, EmptyState, SectionHeading, Spinner, Stepper } from '@haat/ui';
import { href, useSearchParams } from 'react-router';
import { errorText } from '../../shared/error-text.ts';
import { LinkButton } from '../../shared/link-button.tsx';
import { OrderSummary } from '../../shared/order-summary.tsx';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { api } from '../../shared/stores.ts';
import { useLoad } from '../../shared/use-load.ts';
import type { Route } from './+types/order-details.route';
import { MESSAGES } from './messages.ts';
import { OrderLines } from './order-lines.tsx';

export default function OrderDetailsRoute() {
  const id = useSearchParams()[0].get('id') ?? '';
  const { loaded, reload } = useLoad((signal) => loadOrder(id, signal), id);

  return (
    <>
      <SectionHeading level="h1" size="page" className="mb-6">
        {MESSAGES.detailsTitle}
      </SectionHeading>
      {loaded.status === 'loading' && <Spinner label={MESSAGES.loadingDetails} />}
      {loaded.status === 'failed' && (
        <Alert tone="error" action={<Button onClick={reload}>{MESSAGES.retry}</Button>}>
          {errorText(loaded.error, MESSAGES.detailsFailed)}
        </Alert>
      )}
      {loaded.status === 'loaded' &&
        (loaded.value === null ? (
          <EmptyState
            title={MESSAGES.orderNotFound}
            action={<LinkButton to={href('/account/orders')}>{MESSAGES.orders}</LinkButton>}
          />
        ) : (
          <OrderDetails order={loaded.value} />
        ))}
    </>
  );
}

/** The order; null when there is none, or it is another shopper's. */
async function loadOrder(id: string, signal: AbortSignal): Promise<OrderView | null> {
  if (id === '') return null;
  try {
    return readOrder(await api.orders.get(id, { signal }));
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

interface OrderDetailsProps {
  readonly order: OrderView;
}

function OrderDetails({ order }: OrderDetailsProps) {
  const { subtotal, shipping, taxes, discount, totalAmount: total } = order;
  return (
    <div className="grid gap-6">
      <p className="text-lg">
        <strong>{order.orderNumber}</strong>
        {order.orderDate !== null && <> · Ordered on {formatDate(order.orderDate)}</>} ·{' '}
        {formatOrderStatus(order.status)}
      </p>
      {order.status !== 'cancelled' && (
        <Stepper label="Delivery" steps={ORDER_STEPS} currentIndex={progressStep(order.status)} />
      )}
      <Card padding="none">
        <OrderLines lines={order.lines} />
      </Card>
      <div className="grid items-start gap-6 sm:grid-cols-2 *:min-w-0">
        <Card>
          <h2 className="mb-2 font-bold text-xl">Delivery</h2>
          <p className="wrap-anywhere">{order.addressText}</p>
          {order.paymentMethod !== null && (
            <p className="mt-3 text-ink-soft">{PAYMENT_METHOD_LABELS[order.paymentMethod]}</p>
          )}
        </Card>
        {subtotal !== null &&
          shipping !== null &&
          taxes !== null &&
          discount !== null &&
          total !== null && (
            <OrderSummary totals={{ subtotal, shipping, taxes, discount, total }} />
          )}
      </div>
    </div>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, { title: MESSAGES.detailsTitle, isIndexed: false });
}
