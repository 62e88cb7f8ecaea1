import { useEffect, useState } from 'react';
import { getBrowserStorage } from '../../../lib/storage/browser-storage.ts';
import { isReloadedDocument } from '../document-path.ts';
import { createPlacedOrders, type PlacedOrder } from './placed-order.ts';

const placedOrders = createPlacedOrders(getBrowserStorage('sessionStorage'));

/**
 * The order placed during this visit of the payment page. A reload of its success screen shows it
 * again; leaving the page removes it, so that a new visit (by a link, a typed address or Back) does
 * not present an earlier order as a new one.
 *
 * @param userId id of who is signed in; nobody else is shown the order
 */
export function usePlacedOrder(userId: string) {
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const [reloaded, setReloaded] = useState(() =>
    isReloadedDocument() ? placedOrders.read(userId) : null,
  );

  useEffect(() => {
    if (!isReloadedDocument()) placedOrders.clear();
    function handlePageShow({ persisted }: PageTransitionEvent): void {
      // Back from another document: the browser shows the page as it was left.
      if (!persisted) return;
      placedOrders.clear();
      setPlaced(null);
      setReloaded(null);
    }
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('pageshow', handlePageShow);
      placedOrders.clear();
    };
  }, []);

  return {
    /** Placed since this document was loaded. */
    placed,
    /** Placed before this document was reloaded. */
    reloaded,
    show(order: PlacedOrder): void {
      placedOrders.write(userId, order);
      setPlaced(order);
    },
  };
}
