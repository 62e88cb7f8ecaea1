import { isApiError, unwrap } from '@haat/api-sdk';
import { Alert, Button, SectionHeading, Skeleton } from '@haat/ui';
import { Suspense } from 'react';
import { createPageShop } from '../../lib/shop';
import { signOut } from '../actions';
import { ClearCart } from './clear-cart';

export default function Page() {
  return (
    <main className="page-width">
      <SectionHeading level="h1" size="page">
        Cart
      </SectionHeading>
      <Suspense fallback={<Skeleton />}>
        <CartLines />
      </Suspense>
    </main>
  );
}

/** The visitor's cart; `proxy.ts` has renewed the session before. */
async function CartLines() {
  const api = await createPageShop();
  const cart = await unwrap(api.GET('/cart')).catch((error: unknown) => {
    // A guest, or a session that is over.
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  });
  if (cart === null) return <Alert tone="info">Please sign in</Alert>;
  return (
    <>
      <p>{`Lines: ${cart.items.length}`}</p>
      <ClearCart />
      <form action={signOut}>
        <Button type="submit">Sign out</Button>
      </form>
    </>
  );
}
