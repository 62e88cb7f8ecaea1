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
import { Alert, Card, SectionHeading, Spinner, Stepper } from '@haat/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorText } from '../../shared/error-text.ts';
import { OrderSummary } from '../../shared/order-summary.tsx';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { api } from '../../shared/stores.ts';
import type { Route } from './+types/order-details.route';
import { MESSAGES } from './messages.ts';
import { OrderLines } from './order-lines.tsx';

export default function OrderDetailsRoute() {
  const id = useSearchParams()[0].get('id') ?? '';
  const [order, setOrder] = useState<OrderView | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    setOrder(null);
    setFailure(id === '' ? MESSAGES.orderNotFound : null);
    if (id === '') return;
    api.orders
      .get(id, { signal: leaving.signal })
      .then((answer) => {
        const found = readOrder(answer);
        if (found === null) setFailure(MESSAGES.orderNotFound);
        else setOrder(found);
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        const isMissing = isApiError(error) && error.status === 404;
        setFailure(isMissing ? MESSAGES.orderNotFound : errorText(error, MESSAGES.detailsFailed));
      });
    return () => leaving.abort();
  }, [id]);

  return (
    <>
      <SectionHeading level="h1" size="page" className="mb-6">
        {MESSAGES.detailsTitle}
      </SectionHeading>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      {failure === null && order === null && <Spinner label={MESSAGES.loadingDetails} />}
      {order !== null && <OrderDetails order={order} />}
    </>
  );
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
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Card>
          <h2 className="mb-2 font-bold text-xl">Delivery</h2>
          <p>{order.addressText}</p>
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
