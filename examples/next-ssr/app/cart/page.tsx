import { isApiError } from '@haat/api-sdk';
import { Alert, SectionHeading } from '@haat/ui';
import { headers } from 'next/headers';
import { createPageShop } from '../../lib/shop.ts';

/** The visitor's cart; `proxy.ts` has renewed the session before. */
export default async function Page() {
  const api = createPageShop((await headers()).get('cookie'));
  const cart = await api.cart.get().catch((error: unknown) => {
    // A guest, or a session that is over.
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  });
  return (
    <main className="page-width">
      <SectionHeading level="h1" size="page">
        Cart
      </SectionHeading>
      {cart === null ? (
        <Alert tone="info">Please sign in</Alert>
      ) : (
        <p>{`Lines: ${cart.items.length}`}</p>
      )}
    </main>
  );
}
