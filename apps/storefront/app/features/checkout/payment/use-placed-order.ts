import { useEffect, useState } from 'react';
import { getBrowserStorage } from '../../../lib/storage/browser-storage.ts';
import { isReloadedDocument } from '../document-path.ts';
import { createPlacedOrderStore, type PlacedOrder } from './placed-order.ts';

const placedOrderStore = createPlacedOrderStore(getBrowserStorage('sessionStorage'));

/**
 * The order placed during this visit of the payment screen. A reload of its success screen shows it
 * again. Leaving the page removes it, so a new visit (by a link, a typed URL or Back) does not
 * present an earlier order as a new one.
 *
 * @param userId id of the signed-in shopper; the order is hidden from anyone else
 */
export function usePlacedOrder(userId: string) {
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const [reloaded, setReloaded] = useState(() =>
    isReloadedDocument() ? placedOrderStore.read(userId) : null,
  );

  useEffect(() => {
    if (!isReloadedDocument()) placedOrderStore.clear();
    function handlePageShow({ persisted }: PageTransitionEvent): void {
      // Back from another document: the browser restores the page as it was left.
      if (!persisted) return;
      placedOrderStore.clear();
      setPlaced(null);
      setReloaded(null);
    }
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('pageshow', handlePageShow);
      placedOrderStore.clear();
    };
  }, []);

  return {
    /** Placed since this document was loaded. */
    placed,
    /** Placed before this document was reloaded. */
    reloaded,
    show(order: PlacedOrder): void {
      placedOrderStore.write(userId, order);
      setPlaced(order);
    },
  };
}
