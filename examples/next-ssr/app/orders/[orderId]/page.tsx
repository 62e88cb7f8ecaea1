import { isApiError, unwrap } from '@haat/api-sdk';
import { formatPaise, rupeesToPaise } from '@haat/domain';
import { Alert, SectionHeading, Skeleton } from '@haat/ui';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { createPageShop } from '../../../lib/shop';

type Params = Promise<{ orderId: string }>;

export default function Page({ params }: { params: Params }) {
  return (
    <main className="page-width">
      <SectionHeading level="h1" size="page">
        Your order
      </SectionHeading>
      <Suspense fallback={<Skeleton />}>
        <OrderStatus params={params} />
      </Suspense>
    </main>
  );
}

async function OrderStatus({ params }: { params: Params }) {
  const api = await createPageShop();
  const path = { id: (await params).orderId };
  const call = unwrap(api.GET('/order/{id}', { params: { path } }));
  const order = await call.catch((error: unknown) => {
    if (!isApiError(error)) throw error;
    if (error.status === 404) notFound(); // another visitor's as well
    if (error.status === 401) return null;
    throw error;
  });
  if (order === null) return <Alert tone="info">Please sign in</Alert>;
  return (
    <p>{`Order ${order._id} is ${order.status}: ${formatPaise(rupeesToPaise(order.totalAmount))}`}</p>
  );
}
