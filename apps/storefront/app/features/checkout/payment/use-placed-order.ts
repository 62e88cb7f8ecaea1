import { asPaise, type Paise } from '@haat/domain';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { createTabValue } from '../../../lib/storage/tab-value.ts';
import { isReloadedDocument } from '../document-path.ts';

/** The order placed last in this tab, for its success screen. */
export interface PlacedOrder {
  /** '' if the response had none. */
  readonly id: string;
  /** '' if the response had none. */
  readonly orderNumber: string;
  /** In paise; null if the response had none. */
  readonly totalAmount: Paise | null;
}

const STORED_ORDER = z.object({
  /** Id of the shopper; the order is hidden from the next user of a shared phone. */
  userId: z.string(),
  id: z.catch(z.string(), ''),
  orderNumber: z.string(),
  totalAmount: z.catch(z.nullable(z.pipe(z.int(), z.transform(asPaise))), null),
});

const stored = createTabValue('placed-order', STORED_ORDER);

function readReloaded(userId: string): PlacedOrder | null {
  const placed = isReloadedDocument() ? stored.read() : null;
  return placed?.userId === userId ? placed : null;
}

/**
 * The order placed during this visit of the payment screen. A reload of its success screen shows it
 * again. Leaving the page removes it, so a new visit (by a link, a typed URL or Back) does not
 * present an earlier order as a new one.
 *
 * @param userId id of the signed-in shopper; the order is hidden from anyone else
 */
export function usePlacedOrder(userId: string) {
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const [reloaded, setReloaded] = useState(() => readReloaded(userId));

  useEffect(() => {
    if (!isReloadedDocument()) stored.clear();
    function handlePageShow({ persisted }: PageTransitionEvent): void {
      // Back from another document: the browser restores the page as it was left.
      if (!persisted) return;
      stored.clear();
      setPlaced(null);
      setReloaded(null);
    }
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('pageshow', handlePageShow);
      stored.clear();
    };
  }, []);

  return {
    /** Placed since this document was loaded. */
    placed,
    /** Placed before this document was reloaded. */
    reloaded,
    show(order: PlacedOrder): void {
      stored.write({ userId, ...order });
      setPlaced(order);
    },
  };
}
