'use client';

import { createShopClient, unwrap } from '@haat/api-sdk';
import { Button } from '@haat/ui';
import { useRouter } from 'next/navigation';

// Next renders client components on the server, too, where '/api/v1' is no address; nothing is called there.
const api = createShopClient({
  baseUrl: typeof window === 'undefined' ? 'http://localhost:3000/api/v1' : '/api/v1',
});

/** Empties the cart in the browser, and renders the page again. */
export function ClearCart() {
  const router = useRouter();
  return (
    <Button
      onClick={async () => {
        await unwrap(api.DELETE('/cart/clear-cart'));
        router.refresh();
      }}
    >
      Empty the cart
    </Button>
  );
}
