import { createIdempotencyKey, isApiError, unwrap } from '@haat/api-sdk';
import { computeCartTotals, formatPaise } from '@haat/domain';
import { toCartLines } from '@haat/domain/shopper';
import { Alert, SectionHeading, Skeleton } from '@haat/ui';
import { Suspense } from 'react';
import { createPageShop } from '../../lib/shop';
import { OrderForm } from './order-form';

export default function Page() {
  return (
    <main className="page-width">
      <SectionHeading level="h1" size="page">
        Order
      </SectionHeading>
      <Suspense fallback={<Skeleton />}>
        <Checkout />
      </Suspense>
    </main>
  );
}

/** The visitor's cart as an order to the address that they saved last. */
async function Checkout() {
  const api = await createPageShop();
  const loaded = await Promise.all([
    unwrap(api.GET('/cart')),
    unwrap(api.GET('/address/get-addresses')),
  ]).catch((error: unknown) => {
    // A guest, or a session that is over.
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  });
  if (loaded === null) return <Alert tone="info">Please sign in</Alert>;
  const [{ items }, [address]] = loaded;
  if (items.length === 0) return <Alert tone="info">Your cart is empty</Alert>;
  if (address === undefined) return <Alert tone="info">Please save an address</Alert>;
  const { total } = computeCartTotals(toCartLines(items));
  const input = {
    items: items.map(({ product, quantity }) => ({ productId: product._id, quantity })),
    shippingAddress: address._id,
    paymentMethod: 'cod',
    expectedTotal: total,
  } as const;
  return (
    <>
      <p className="figures">{`${items.length} products: ${formatPaise(total)}`}</p>
      <OrderForm input={input} idempotencyKey={createIdempotencyKey()} />
    </>
  );
}
